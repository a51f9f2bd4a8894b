import { share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'

/** How much of a joint debt this home bears: worst, likely and best case. */
export type JointRange = { worst: Won; likely: Won; best: Won }
export type JointDebt = {
  won: Won
  /** What a sale of this home leaves for it, and the same for the others; null if unknown. */
  own: Won
  others: readonly Won[] | null
  /** Number of properties that carry it, this one included; 0 if unknown. */
  properties: number
  /** What earlier joint debts have used of the others. Absent: nothing. */
  spent?: Won
}

/**
 * 민법 368조. Worst: this home is sold first and pays all that it can (이시배당), without recourse to the others. Likely:
 * sold together, by value (동시배당); others of unknown value count like this one. Best: the others are sold first, and
 * no junior creditor there is subrogated here.
 */
export function jointRange({ won, own, others, properties, spent = 0 }: JointDebt): JointRange {
  const rest = others ?? Array.from({ length: Math.max(0, properties - 1) }, () => own)
  // the number of properties is unknown: nothing favourable is assumed
  if (rest.length === 0) return { worst: won, likely: won, best: won }
  const values = [own, ...rest]
  const even = values.every((v) => v === own)
  const likely = even ? Math.ceil(won / values.length) : (share(won, values)[0] ?? won)
  const best = Math.max(0, won - Math.max(0, sum(rest) - spent))
  // what earlier debts used of the others cannot bear this one
  const bears = Math.min(won, spent > 0 ? Math.max(likely, best) : likely)
  return { worst: won, likely: bears, best: Math.min(best, bears) }
}
