import { formatDay } from '../../../lang/format.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect } from 'react'
import { inWords } from '../../../content/terms-words.ts'
import { tieUsage } from '../../../kernel/tie-usage.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { askConfirm, showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { showTerms } from '../show-terms.tsx'
import { consentWords as w } from './consent-words.ts'
import { MineFailed, MineRow, MineSection } from './mine-section.tsx'
import { NoticeRows } from './notice-rows.tsx'
import { formatInstant } from '../../../lang/format.ts'

type Told = Output<CallNamed<'userAgreement'>>
type Agreement = Told['agreements'][number]

/** What the user agreed to and when, what they may withdraw, and which messages they get. */
export function ConsentsSection() {
  const query = useCall('userAgreement', {})
  return (
    <MineSection id="consents" title={w.title} note={w.note}>
      {query.state === 'loading' && <Skeleton lines={5} />}
      {query.state === 'failed' && <MineFailed title={w.failed} message={query.error.message} again={query.again} />}
      {query.state === 'ready' && (
        <Agreements
          told={{
            ...query.data,
            agreements: query.data.agreements.map(inWords),
            history: query.data.history.map(inWords),
          }}
        />
      )}
    </MineSection>
  )
}

function Agreements({ told }: { told: Told }) {
  const usage = told.agreements.some((a) => a.code === 'usage' && a.state === 'agreed')
  useEffect(() => void tieUsage(usage), [usage])
  const agree = useAction('termsAgree')
  const marketing = told.agreements.some((a) => a.code === 'marketing' && a.state === 'agreed')
  const set = async ({ code, title, state }: Agreement) => {
    const leaving = state === 'agreed'
    if (leaving && !(await askConfirm({ title: w.leaveTitle(title), message: w.leaveText(code), yes: w.leave }))) return
    const reply = await agree.run({ [leaving ? 'withdraw' : 'codes']: [code], road: 'mypage' })
    if (!reply.ok) return showAlert({ message: reply.message })
    toast(leaving ? w.left(today()) : w.agreed(today()))
  }
  return (
    <>
      <h3 className="mt-4 text-note font-semibold text-ink-2">{w.optional}</h3>
      <ul>
        {told.agreements
          .filter((a) => !a.required)
          .map((a) => (
            <MineRow
              key={a.code}
              quiet={a.state === 'agreed'}
              label={<TermsLink agreement={a} />}
              value={w.state(a.state, dayOf(a.agreed_at ?? a.withdrawn_at), a.reminded_by && dayOf(a.reminded_by))}
              act={
                a.code === 'night' && !marketing && a.state !== 'agreed' ? (
                  <span className="block max-w-28 text-right text-balance text-note text-ink-2">{w.nightNeeds}</span>
                ) : (
                  <Button
                    kind={a.state === 'agreed' ? 'quiet' : 'secondary'}
                    loading={agree.busy}
                    aria-label={w.actNamed(a.title, a.state === 'agreed')}
                    onClick={() => void set(a)}
                  >
                    {a.state === 'agreed' ? w.leave : w.agree}
                  </Button>
                )
              }
            />
          ))}
      </ul>
      <h3 className="mt-6 text-note font-semibold text-ink-2">{w.required}</h3>
      <p className="mt-1 text-note text-ink-2">{w.requiredNote}</p>
      <ul>
        {told.agreements
          .filter((a) => a.required)
          .map((a) => (
            <MineRow
              key={a.code}
              label={<TermsLink agreement={a} />}
              value={w.state(a.state, dayOf(a.agreed_at), null)}
            />
          ))}
      </ul>
      <NoticeRows notices={told.notices} />
      {told.history.length > 0 && (
        <div className="mt-4">
          <Disclosure title={w.history}>
            <ul>
              {told.history.map((h) => (
                <MineRow
                  key={`${h.at} ${h.code} ${h.act}`}
                  label={w.act(h.title, h.act)}
                  value={w.grounds(formatInstant(h.at), h.version, h.road)}
                />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  )
}

const TermsLink = ({ agreement: { code, title } }: { agreement: Agreement }) => (
  <button type="button" className="min-h-6 text-left underline underline-offset-4" onClick={() => void showTerms(code)}>
    {title}
  </button>
)

const dayOf = (instant: string | null): string => (instant === null ? '' : formatDay(dayInSeoul(new Date(instant))))
const today = (): string => formatDay(dayInSeoul(new Date()))
