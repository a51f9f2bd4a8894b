import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { CallState } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../../lang/format.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { fraudWords as w } from './fraud-words.ts'

type Listed = Output<CallNamed<'fraudLookUps'>>
const tones = { Y: 'severe', N: 'plain', unknown: 'caution' } as const

/** The user's look-ups, newest first. */
export function LookUpList({ list, ofHome }: { list: CallState<Listed>; ofHome: boolean }) {
  return (
    <section aria-labelledby="look-ups">
      <h2 id="look-ups" className="text-body font-bold">
        {ofHome ? w.mineOfHome : w.mine}
      </h2>
      {list.state === 'loading' && <Skeleton lines={3} />}
      {list.state === 'failed' && (
        <ErrorState title={w.listFailed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data?.look_ups.length === 0 && <p className="mt-2 text-note text-ink-2">{w.none}</p>}
      {list.data && list.data.look_ups.length > 0 && (
        <ul className="mt-3 border-t border-hairline">
          {list.data.look_ups.map((l) => (
            <li key={l.look_up_seq} className="grid gap-0.5 border-b border-hairline py-3">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="figures text-body font-semibold">{w.of[l.keyword_type](l.tail)}</span>
                <Badge tone={tones[l.caution]}>{w.results[l.caution]}</Badge>
              </span>
              <span className="figures text-note text-ink-2">{formatInstant(l.at)}</span>
              {l.date_start !== null && l.date_end !== null && (
                <span className="figures text-note text-ink-3">
                  {w.period(formatDay(l.date_start), formatDay(l.date_end))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
