import { keywordDigits } from '@jipsalpim/contract/areas/report/thecheat-keyword.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useEffect, useRef, useState } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { buttonClass } from '../../../ui/buttons/button-style.ts'
import { fraudWords as w } from './fraud-words.ts'
import type { LookUpInput } from './look-up-form.tsx'
import { RegisteredOwner } from './registered-owner.tsx'

type Said = Output<CallNamed<'fraudLookUp'>>
type Props = { asked: LookUpInput; said: Said; report: number | null; onAgain: (asked: LookUpInput) => void }

/** The next steps after each answer: no answer alone is good news. */
const acts = {
  Y: ['stop', 'call', 'holder', 'sent', 'keep'],
  N: ['holder', 'call'],
  unknown: ['wait', 'other', 'holder', 'call'],
} as const satisfies Record<Said['caution'], readonly (keyof typeof w.acts)[]>
const looks = { Y: 'severe', N: 'info', unknown: 'offline' } as const
const VENDOR = 'https://thecheat.co.kr'

export function LookUpResult({ asked, said, report, onAgain }: Props) {
  const go = useGo()
  const again = useAction('fraudLookUp')
  const [problem, setProblem] = useState<string | null>(null)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [said])
  const { said: _, ...input } = asked
  const tail = (keywordDigits(asked.keyword_type, asked.keyword) ?? '').slice(-4)
  const askAgain = async () => {
    const reply = await again.run(input)
    setProblem(reply.ok ? null : reply.message)
    if (reply.ok) onAgain({ ...asked, said: reply.data })
  }
  return (
    <section className="grid gap-6" aria-labelledby="look-up-result">
      <h2 id="look-up-result" ref={top} tabIndex={-1} className="text-title font-bold outline-none">
        {w.results[said.caution]}
      </h2>
      <Banner kind={looks[said.caution]} title={w.of[asked.keyword_type](tail)}>
        {said.date_start !== null && said.date_end !== null && (
          <span className="figures block">{w.period(formatDay(said.date_start), formatDay(said.date_end))}</span>
        )}
        {w.means[said.caution]}
      </Banner>
      <div>
        <h3 className="text-body font-bold">{w.next}</h3>
        <ol className="mt-3 grid list-decimal gap-2 pl-5 text-body">
          {acts[said.caution].map((act) => (
            <li key={act}>{w.acts[act]}</li>
          ))}
        </ol>
      </div>
      {report !== null && <RegisteredOwner report={report} />}
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <div className="grid gap-2">
        {said.caution === 'unknown' && (
          <>
            <Button size="large" wide loading={again.busy} onClick={() => void askAgain()}>
              {w.again}
            </Button>
            <a
              href={VENDOR}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'secondary', wide: true })}
            >
              {w.vendor}
            </a>
          </>
        )}
        {report === null ? (
          <ButtonLink wide kind="secondary" to={go.href('analyze')}>
            {w.toAnalyze}
          </ButtonLink>
        ) : (
          <ButtonLink wide kind="secondary" to={go.href('reportView', { report })}>
            {w.toReport}
          </ButtonLink>
        )}
        <Button kind="quiet" wide onClick={() => onAgain({ ...input, said: null })}>
          {w.another}
        </Button>
      </div>
    </section>
  )
}
