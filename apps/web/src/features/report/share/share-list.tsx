import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { SHARE_DAYS } from '@jipsalpim/contract/areas/report/share-days.ts'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../../lang/format.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { shareWords } from './share-words.ts'

type Group = Output<CallNamed<'shareList'>>['groups'][number]
type Share = Group['shares'][number]

/** Who got a link to this report, how often it was opened, and a button to close it. */
export function ShareList({ report }: { report: number | null }) {
  const w = shareWords.list
  const list = useCall('shareList', report === null ? {} : { report_seq: report })
  if (list.state === 'failed')
    return (
      <ErrorState title={w.failed} onRetry={list.again}>
        {list.error.message}
      </ErrorState>
    )
  if (list.state === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{w.loading}</span>
        <Skeleton lines={4} />
      </div>
    )
  if (list.data.groups.length === 0) return <EmptyState title={w.empty}>{w.emptyNote}</EmptyState>
  return (
    <div className="grid gap-6">
      {list.data.groups.map((group, i) => (
        <section key={`${i} ${group.name ?? ''}`} className="grid gap-3">
          <h3 className="text-body font-bold">
            {group.verified === false ? `${w.realtorUnverified} ${group.name ?? ''}`.trim() : (group.name ?? w.anybody)}
          </h3>
          <ul className="grid gap-3">
            {group.shares.map((share) => (
              <li key={share.share_seq}>
                <ShareItem share={share} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ShareItem({ share }: { share: Share }) {
  const w = shareWords.list
  const today = useToday()
  const change = useAction('shareChange')
  const { share_seq } = share
  const isLive = share.state === 'live'
  const longest = addDays(dayInSeoul(new Date(share.made_at)), SHARE_DAYS.most)
  const wanted = addDays(share.until > today ? share.until : today, SHARE_DAYS.usual)
  const next = wanted < longest ? wanted : longest
  const revoke = async () => {
    if (!(await askConfirm({ title: w.revokeAsk, message: w.revokeNote, yes: w.revokeYes, danger: true }))) return
    const reply = await change.run({ share_seq, act: 'revoke' })
    toast(reply.ok ? w.revoked : reply.message)
  }
  const prolong = async () => {
    const reply = await change.run({ share_seq, act: 'prolong', until: next })
    toast(reply.ok ? w.prolonged(formatDay(reply.data.until)) : reply.message)
  }
  return (
    <article className="rounded-lg border border-hairline bg-raised p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isLive ? 'brand' : 'plain'}>{w.state[share.state]}</Badge>
        <p className="figures text-note text-ink-2">{isLive && shareWords.untilDay(formatDay(share.until))}</p>
      </div>
      <p className="figures mt-3 text-body font-semibold">{w.views(share.views)}</p>
      <ul className="figures grid text-note text-ink-2">
        <li>{w.made(formatInstant(share.made_at))}</li>
        {share.phone_tail !== null && share.message !== null && (
          <li>{`${w.tail(share.phone_tail)} · ${w.message[share.message]}`}</li>
        )}
        {share.opened_at !== null && <li>{w.opened(formatInstant(share.opened_at))}</li>}
        {share.signed_at !== null && <li>{w.signed(formatInstant(share.signed_at))}</li>}
      </ul>
      {isLive && (
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
          {next > share.until && (
            <Button kind="secondary" disabled={change.busy} onClick={() => void prolong()}>
              {w.prolong}
            </Button>
          )}
          <Button kind="danger" disabled={change.busy} onClick={() => void revoke()}>
            {w.revoke}
          </Button>
        </div>
      )}
    </article>
  )
}
