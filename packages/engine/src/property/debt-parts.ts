import { mainAmount } from '../register/rights.ts'
import type { ResolvedEntry, Right } from '../register/model.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'

/** One rank of a right, and the part of its amount at that rank. `id` is the entry's. */
export type DebtPart = { id: string; since: Day | null; won: Won }

/**
 * The amount of a right by rank: an increase under its own rank ranks from its own day (부동산등기법 52조 단서, 부동산등기규칙 112조),
 * an increase as 부기 from the day of the right. Null when an amount is not in won.
 */
export function debtParts(right: Right): DebtPart[] | null {
  const parts: DebtPart[] = [{ id: right.entry.id, since: right.since, won: 0 }]
  const first = mainAmount(right.entry)
  let known = first !== null
  if (first !== null) {
    if (first.won === null) return null
    addTo(parts, first.won)
  }
  for (const change of right.changes) {
    const amount = ['변경', '경정'].includes(purposeKind(change)) ? mainAmount(change) : null
    if (amount === null) continue
    if (amount.won === null) return null
    const more = amount.won - parts.reduce((sum, p) => sum + p.won, 0)
    // a change as 부기 strikes what it replaces: the right then begins with the change
    if (known && more > 0 && isOwnRank(change.rank)) parts.push({ id: change.id, since: change.receivedAt, won: more })
    else addTo(parts, more)
    known = true
  }
  return known ? parts.filter((p) => p.won > 0) : null
}

/** A change that increased the maximum of a mortgage, and by how much: as 부기 or under its own rank. */
export type Raise = { entry: ResolvedEntry; since: Day; won: Won }

export function raisesOf(right: Right): Raise[] {
  const raises: Raise[] = []
  let before = maximumOf(right.entry)
  for (const entry of right.changes) {
    const now = ['변경', '경정'].includes(purposeKind(entry)) ? maximumOf(entry) : null
    if (now === null) continue
    if (before !== null && now > before && entry.receivedAt !== null)
      raises.push({ entry, since: entry.receivedAt, won: now - before })
    before = now
  }
  return raises
}

/** The maximum printed at that time: a later change strikes it. */
const maximumOf = (entry: ResolvedEntry): Won | null =>
  entry.amounts.findLast((a) => a.kind === '채권최고액' || a.kind === '채권액')?.won ?? null

const isOwnRank = (rank: string) => !rank.includes('-')

/** An increase as 부기 goes to the first rank; a reduction is taken from the last one, which is worse for a tenant. */
function addTo(parts: DebtPart[], more: Won) {
  const [first] = parts
  if (more >= 0) {
    if (first) first.won += more
    return
  }
  let less = -more
  for (const part of parts.toReversed()) {
    const off = Math.min(part.won, less)
    part.won -= off
    less -= off
  }
}
