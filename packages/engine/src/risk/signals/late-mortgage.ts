import { valueOf } from '../../values/known.ts'
import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** A mortgage entered between the contract and the day from which the lease opposes others: it stands before the deposit. */
export const judge: Signal = (f) => {
  const signed = valueOf(f.input.lease.contractDate)
  if (signed === null) return null
  const late = f.debts
    .filter((d) => d.what === 'mortgage' && d.right.since !== null && d.right.since >= signed)
    .map((d) => d.right)
  if (late.length === 0) return null
  const { won, unread } = sumOf(late)
  return found('late-mortgage', 153, {
    evidence: evidenceOfAll(late),
    numbers: { count: late.length, won, unread, holders: holders(late), since: late[0]?.since ?? '' },
  })
}
