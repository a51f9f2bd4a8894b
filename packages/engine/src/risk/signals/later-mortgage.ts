import { raisesOf } from '../../property/debt-parts.ts'
import type { Day } from '../../values/day.ts'
import { sum } from '../../values/won.ts'
import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/**
 * A mortgage registered after the lease became opposable, or an increase of an older one. An increase under its own
 * rank ranks behind this deposit, and ahead of an increase of the deposit; as 부기 it counts at the mortgage's first rank
 * (`ahead`), because no statute provides otherwise (부동산등기법 5조).
 */
export const judge: Signal = (f) => {
  if (!f.moveInTold) return null
  const isLater = (since: Day | null) => since !== null && since >= f.opposableFrom && since <= f.day
  const later = (['근저당권', '저당권', '담보가등기'] as const)
    .flatMap((k) => f.live(k))
    .filter((r) => isLater(r.since))
  const older = f.debts.filter((d) => d.what === 'mortgage')
  const raised = older.filter((d) => (d.right.raises ?? []).some((r) => isLater(r.since)))
  const joined = older.flatMap(({ right }) =>
    raisesOf(right)
      .filter((r) => r.entry.rank.includes('-') && isLater(r.since))
      .map((raise) => ({ right, raise })),
  )
  const rights = [...new Set([...later, ...raised.map((d) => d.right), ...joined.map((j) => j.right)])]
  const [first] = rights
  if (first === undefined) return null
  const { won, unread } = sumOf(later)
  const raises = raised.flatMap((d) => (d.right.raises ?? []).filter((r) => isLater(r.since)))
  const more = raised.reduce((n, d) => n + Math.max(0, (d.right.amount?.won ?? 0) - (d.won ?? 0)), 0)
  const at = new Set([...raises.map((r) => r.entry), ...joined.map((j) => j.raise.entry.id)])
  return found('later-mortgage', 166, {
    evidence: [...evidenceOfAll(later), ...evidenceOfAll(f.register.entries.filter((e) => at.has(e.id)))],
    numbers: {
      count: rights.length,
      won: won + more,
      unread,
      holders: holders(rights),
      since: later[0]?.since ?? raises[0]?.since ?? joined[0]?.raise.since ?? '',
      ...(joined.length === 0
        ? {}
        : { ahead: sum(joined.map((j) => j.raise.won)), behind: later.length + raised.length }),
    },
  })
}
