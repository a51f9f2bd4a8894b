import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { cx } from '../../../ui/cx.ts'
import { ruleWords as w } from './rule-words.ts'

export type Distance = { label: string; reason: Reason }

/** Where the limit is in the bar: at the same place in every bar, so that the distances can be compared. */
const LIMIT_AT = 75

/** How far each answer is from its limit: the words at the right, the bar below, hatched beyond the limit. */
export const DistanceBars = ({ bars }: { bars: readonly Distance[] }) => (
  <ul className="grid gap-6 rounded-lg border border-hairline bg-raised px-5 py-5">
    {bars.map(({ label, reason }) => (
      <li key={`${label} ${reason.rule}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-body">
          <span>{label}</span>
          <strong className={cx('figures font-bold', isOver(reason) && 'text-severe')}>{w.slack(reason)}</strong>
        </p>
        <Bar reason={reason} />
        <p className="figures flex flex-wrap justify-between gap-x-3 text-note text-ink-2">
          <span>{w.mine(reason)}</span>
          <span>{w.limit(reason)}</span>
        </p>
      </li>
    ))}
  </ul>
)

/** The conditions with a distance, the nearest to its limit first. */
export const distancesOf = (reasons: readonly Reason[]): Distance[] =>
  reasons
    .filter((r) => r.mine !== null && r.limit !== null && w.slack(r) !== '')
    .toSorted((a, b) => share(a) - share(b))
    .map((reason) => ({ label: w.rules[reason.rule], reason }))
const share = ({ slack, limit }: Reason): number => (slack ?? 0) / (limit || 1)

const isOver = ({ slack }: Reason) => slack !== null && slack < 0

function Bar({ reason }: { reason: Reason }) {
  const { mine, limit, slack } = reason
  const part = mine === null || !limit ? 0 : Math.min(100, (mine / limit) * LIMIT_AT)
  // An age below the minimum has its limit on the other side.
  const over = slack !== null && slack < 0
  return (
    <div aria-hidden="true" className="relative my-2 h-3 bg-sunk">
      <div className="h-full bg-brand" style={{ width: `${Math.min(part, over ? LIMIT_AT : 100)}%` }} />
      {over && part > LIMIT_AT && (
        <div
          className="absolute top-0 h-full bg-[repeating-linear-gradient(135deg,var(--severe)_0_3px,transparent_3px_6px)]"
          style={{ left: `${LIMIT_AT}%`, width: `${part - LIMIT_AT}%` }}
        />
      )}
      <div className="absolute -top-1 h-5 w-0.5 bg-ink" style={{ left: `${LIMIT_AT}%` }} />
    </div>
  )
}
