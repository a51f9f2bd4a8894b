import { type Order, orderOf, type Rivals, rivalsOf } from './absorb.ts'
import { pairs } from './order.ts'
import { type Line, relate } from './relation.ts'

/** Lines that are paid together, before the next group. */
export type Group = {
  /** Indexes of its lines, in input order. */
  members: readonly number[]
  /**
   * Lines with the same relation to all others, as indexes into `members`: they share, absorb and lose as one, in
   * proportion to their amounts.
   */
  classes: readonly (readonly number[])[]
  /** How its classes relate to each other; computed when the money falls short. */
  rivals: () => Rivals
  /** Which of these pairs are undisputed. */
  order: () => Order
}

/** Cache of groups by their lines. Independent of amounts: the same groups serve every price of a home. */
export type GroupCache = Map<string, readonly Group[]>

/** The lines in groups, the first to be paid first; a line that asks for nothing is in none. */
export function groupsOf(lines: readonly (Line | null)[], known: GroupCache): readonly Group[] {
  const keys = lines.map((l) => (l === null || l.amount <= 0 ? '' : keyOf(l)))
  const name = keys.join('\n')
  const before = known.get(name)
  if (before !== undefined) return before
  const groups = grouped(lines, keys)
  known.set(name, groups)
  return groups
}

/** Forty households of one rank cost as little as one, and a day that decides nothing adds no class. */
function grouped(lines: readonly (Line | null)[], keys: readonly string[]): Group[] {
  const rows = new Map<string, number>()
  const firsts: Line[] = []
  // the row of each line; -1: it asks for nothing
  const rowOf = lines.map((line, i) => {
    const key = keys[i] ?? ''
    if (line === null || key === '') return -1
    const before = rows.get(key)
    if (before !== undefined) return before
    rows.set(key, firsts.length)
    return firsts.push(line) - 1
  })
  const size = firsts.length
  const table = new Int8Array(size * size)
  const leads = new Int32Array(size)
  for (let a = 0; a < size; a++) {
    const x = firsts[a]
    let lead = leads[a] ?? 0
    for (let b = a + 1; b < size; b++) {
      const y = firsts[b]
      const current = x && y ? relate(x, y) : 'equal'
      const above = current === 'senior' ? 1 : current === 'junior' ? -1 : 0
      if (above === 0) continue
      table[a * size + b] = above
      table[b * size + a] = -above
      lead += above
      leads[b] = (leads[b] ?? 0) - above
    }
    leads[a] = lead
  }
  // equals with the same relation to all others
  const alike = (a: number, b: number) => {
    if (leads[a] !== leads[b] || table[a * size + b] !== 0) return false
    for (let c = 0; c < size; c++) if (table[a * size + c] !== table[b * size + c]) return false
    return true
  }
  const groupOf = inTurn(leads)
  const groups: { members: number[]; classes: number[][]; firstOf: number[] }[] = []
  for (let i = 0; i < rowOf.length; i++) {
    const row = rowOf[i] ?? -1
    if (row === -1) continue
    const { members, classes, firstOf } = (groups[groupOf[row] ?? 0] ??= { members: [], classes: [], firstOf: [] })
    const known = firstOf.findIndex((a) => alike(a, row))
    const at = known === -1 ? firstOf.push(row) - 1 : known
    ;(classes[at] ??= []).push(members.push(i) - 1)
  }
  return groups.map(({ members, classes, firstOf }) => {
    let rivals: Rivals | null = null
    let order: Order | null = null
    const isAbove = (a: number, b: number) => table[(firstOf[a] ?? 0) * size + (firstOf[b] ?? 0)] === 1
    const all = () => (rivals ??= rivalsOf(pairs(firstOf.length, isAbove)))
    return {
      members,
      classes,
      rivals: all,
      order: () => (order ??= orderOf(all())),
    }
  })
}

/**
 * The group number of each. `leads`: the number of its juniors less the number of its seniors. Every two are related
 * in some way, so the first k of n come before all the rest exactly when their leads add up to k·(n − k).
 */
function inTurn(leads: Int32Array): Int32Array {
  const size = leads.length
  // packed into one number each: first the lead, then the index
  const order = leads.map((lead, a) => (size - lead) * size + a).sort()
  const groupOf = new Int32Array(size)
  let [group, sum] = [-1, 0]
  for (let k = 0; k < size; k++) {
    if (sum === k * (size - k)) group++
    const a = (order[k] ?? 0) % size
    groupOf[a] = group
    sum += leads[a] ?? 0
  }
  return groupOf
}

/** Everything that `relate` reads of a line. */
function keyOf(l: Line): string {
  if (dayless.has(l.kind)) return l.kind
  const rank = l.kind === 'small' ? l.leaseRank : l
  const owner = l.newOwner === null ? '' : `${l.newOwner.transferredOn}${l.newOwner.former}`
  const marks = Number(l.secures) + 2 * Number(l.older) + 4 * Number(l.overSecurity) + 8 * l.place
  return `${l.kind}${marks}${rank?.moment} ${l.stageMoment}${owner}`
}

const dayless: ReadonlySet<Line['kind']> = new Set(['propertyTax', 'wage3', 'wage', 'general'])
