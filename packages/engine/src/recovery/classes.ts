import { rivalsOf, type Rivals } from './absorb.ts'
import { components, pairsIn } from './order.ts'
import { type Line, relate } from './relation.ts'

/** Lines that have to be paid together, and come before the next group. */
export type Group = {
  /** Places of its lines, in input order. */
  members: readonly number[]
  /** Lines that stand alike to everybody, as places in `members`: they share, absorb and lose by their amounts, as one. */
  classes: readonly (readonly number[])[]
  /** How its classes stand to each other; worked out when the money falls short. */
  rivals: () => Rivals
}

/** Groups of the lines that were asked for before. Amounts play no part: the same serves for every price of a home. */
export type Standings = Map<string, readonly Group[]>

/** The lines in groups, the first to be paid first. */
export function groupsOf(lines: readonly Line[], known: Standings): readonly Group[] {
  const keys = lines.map(keyOf)
  const name = keys.join('\n')
  const before = known.get(name)
  if (before !== undefined) return before
  const groups = grouped(lines, keys)
  known.set(name, groups)
  return groups
}

/** Forty households of one rank are ranked as quickly as one, and a day that decides nothing makes no class. */
function grouped(lines: readonly Line[], keys: readonly string[]): Group[] {
  const byKey = placesOf(keys)
  const firsts = byKey.flatMap(([i]) => lines[i ?? -1] ?? [])
  const size = firsts.length
  const table = new Uint8Array(size * size)
  for (const [a, x] of firsts.entries()) {
    for (let b = a + 1; b < size; b++) {
      const y = firsts[b]
      const relation = y === undefined ? 'equal' : relate(x, y)
      if (relation === 'equal') continue
      table[a * size + b] = relation === 'senior' ? senior : junior
      table[b * size + a] = relation === 'senior' ? junior : senior
    }
  }
  const alike = alikeRows(table, size)
  const classes = alike.map((rows) => rows.flatMap((k) => byKey[k] ?? []).toSorted((a, b) => a - b))
  const row = alike.map(([k = 0]) => k)
  return components(pairsIn(table, size, row, (1 << equal) | (1 << senior))).map((group) => {
    const members = group.flatMap((k) => classes[k] ?? []).toSorted((a, b) => a - b)
    const place = new Map(members.map((i, n) => [i, n]))
    let rivals: Rivals | null = null
    return {
      members,
      classes: group.map((k) => (classes[k] ?? []).flatMap((i) => place.get(i) ?? [])),
      rivals: () =>
        (rivals ??= rivalsOf(
          pairsIn(
            table,
            size,
            group.map((k) => row[k] ?? 0),
            1 << senior,
          ),
        )),
    }
  })
}

const [equal, senior, junior] = [0, 1, 2]

/** Two rows that read the same are equals of each other, and stand alike to all others: only equals are compared. */
function alikeRows(table: Uint8Array, size: number): number[][] {
  const same = (a: number, b: number) => {
    for (let c = 0; c < size; c++) if (table[a * size + c] !== table[b * size + c]) return false
    return true
  }
  const groups: number[][] = []
  for (let a = 0; a < size; a++) {
    const group = groups.find(([b = 0]) => table[a * size + b] === equal && same(a, b))
    if (group) group.push(a)
    else groups.push([a])
  }
  return groups
}

/** Where each key stands, keys in the order of their first place. */
function placesOf(keys: readonly string[]): number[][] {
  const places = new Map<string, number[]>()
  for (const [at, key] of keys.entries()) {
    const list = places.get(key)
    if (list) list.push(at)
    else places.set(key, [at])
  }
  return [...places.values()]
}

/** All that `relate` reads of a line. */
function keyOf(l: Line): string {
  if (dayless.has(l.kind)) return l.kind
  const rank = l.kind === 'small' ? l.leaseRank : l
  const owner = l.newOwner === null ? '' : `${l.newOwner.transferredOn}${l.newOwner.former}`
  return `${l.kind}|${rank?.day}${rank?.phase}|${l.stage}|${owner}|${l.secures}${l.older}${l.overSecurity}${l.place}`
}

const dayless: ReadonlySet<Line['kind']> = new Set(['propertyTax', 'wage3', 'wage', 'general'])
