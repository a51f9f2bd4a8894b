import { share, sum, type Won } from '../values/won.ts'

/** How much of a joint debt this home bears, at its worst, as a rule, and at its best. */
export type JointRange = { worst: Won; likely: Won; best: Won }
export type JointDebt = {
  won: Won
  /** What a sale of this home leaves for it, and the same of the others; null where nobody knows them. */
  own: Won
  others: readonly Won[] | null
  /** How many properties carry it, with this one; 0 when not told. */
  properties: number
  /** What earlier joint debts have taken of the others. Absent: nothing. */
  spent?: Won
}

/**
 * 민법 368조. Worst: this home is sold first and pays all that it can (이시배당), and nobody is paid back out of the
 * others. As a rule: sold together, by value (동시배당); others of unknown value are taken for as good as this one.
 * Best: the others are sold first, and nobody who is behind there takes the debt's place here.
 */
export function jointRange({ won, own, others, properties, spent = 0 }: JointDebt): JointRange {
  const rest = others ?? Array.from({ length: Math.max(0, properties - 1) }, () => own)
  // how many carry it is not told: nothing is taken for good news
  if (rest.length === 0) return { worst: won, likely: won, best: won }
  const values = [own, ...rest]
  const even = values.every((v) => v === own)
  const likely = even ? Math.ceil(won / values.length) : (share(won, values)[0] ?? won)
  const best = Math.max(0, won - Math.max(0, sum(rest) - spent))
  // what is gone of the others they cannot bear
  const bears = Math.min(won, spent > 0 ? Math.max(likely, best) : likely)
  return { worst: won, likely: bears, best: Math.min(best, bears) }
}
