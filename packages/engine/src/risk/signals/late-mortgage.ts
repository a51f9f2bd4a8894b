import { raisesOf } from '../../property/debt-parts.ts'
import type { Day } from '../../values/day.ts'
import { valueOf } from '../../values/known.ts'
import { sum } from '../../values/won.ts'
import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/**
 * A mortgage registered or increased between the contract and the day the lease becomes opposable: it ranks ahead of
 * the deposit.
 */
export const judge: Signal = (f) => {
  const signed = valueOf(f.input.lease.contractDate)
  if (signed === null) return null
  const isLate = (since: Day | null) => since !== null && since >= signed && since < f.opposableFrom
  const mortgages = f.debts.filter((d) => d.what === 'mortgage').map((d) => d.right)
  const late = mortgages.filter((r) => isLate(r.since))
  const raised = mortgages
    .filter((r) => !late.includes(r))
    .map((right) => ({ right, raises: raisesOf(right).filter((r) => isLate(r.since)) }))
    .filter(({ raises }) => raises.length > 0)
  if (late.length + raised.length === 0) return null
  const { won, unread } = sumOf(late)
  const raises = raised.flatMap((r) => r.raises)
  return found('late-mortgage', 153, {
    evidence: evidenceOfAll([...late, ...raises.map((r) => r.entry)]),
    numbers: {
      count: late.length + raised.length,
      won: won + sum(raises.map((r) => r.won)),
      unread,
      holders: holders([...late, ...raised.map((r) => r.right)]),
      since: late[0]?.since ?? raises[0]?.since ?? '',
    },
  })
}
