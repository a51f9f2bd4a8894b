import type { Day } from '../../values/day.ts'
import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** A mortgage entered after the lease opposes others, or a raise of an older one under a rank of its own: it stands behind this deposit, and before a raise of it. */
export const judge: Signal = (f) => {
  if (!f.moveInTold) return null
  const isLater = (since: Day | null) => since !== null && since >= f.opposableFrom && since <= f.day
  const later = (['근저당권', '저당권', '담보가등기'] as const)
    .flatMap((k) => f.live(k))
    .filter((r) => isLater(r.since))
  const raised = f.debts.filter((d) => d.what === 'mortgage' && (d.right.raises ?? []).some((r) => isLater(r.since)))
  const rights = [...later, ...raised.map((d) => d.right)]
  const [first] = rights
  if (first === undefined) return null
  const { won, unread } = sumOf(later)
  const raises = raised.flatMap((d) => (d.right.raises ?? []).filter((r) => isLater(r.since)))
  const more = raised.reduce((sum, d) => sum + Math.max(0, (d.right.amount?.won ?? 0) - (d.won ?? 0)), 0)
  const at = new Set(raises.map((r) => r.entry))
  return found('later-mortgage', 166, {
    evidence: [...evidenceOfAll(later), ...evidenceOfAll(f.register.entries.filter((e) => at.has(e.id)))],
    numbers: {
      count: rights.length,
      won: won + more,
      unread,
      holders: holders(rights),
      since: later[0]?.since ?? raises[0]?.since ?? '',
    },
  })
}
