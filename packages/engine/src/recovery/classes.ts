import { type Pairs, pairs } from './order.ts'
import { type Line, relate } from './relation.ts'

/** Lines that stand alike to everybody, in classes: they share, absorb and lose by their amounts, as one. */
export type Classes = {
  /** Places of the lines of each class, in input order. */
  members: readonly (readonly number[])[]
  isSenior: (a: number, b: number) => boolean
  /** Senior or equal. */
  before: Pairs
}

/** Forty households of one rank are ranked as quickly as one, and a day that decides nothing makes no class. */
export function classesOf(lines: readonly Line[]): Classes {
  const byKey = grouped(lines, keyOf)
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
  const row = Uint32Array.from(alike, ([k]) => k ?? 0)
  const at = (a: number, b: number) => table[(row[a] ?? 0) * size + (row[b] ?? 0)]
  return {
    members: alike.map((keys) => keys.flatMap((k) => byKey[k] ?? []).toSorted((a, b) => a - b)),
    isSenior: (a, b) => at(a, b) === senior,
    before: pairs(alike.length, (a, b) => at(a, b) !== junior),
  }
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

function grouped<T>(list: readonly T[], key: (item: T) => string): number[][] {
  const groups = new Map<string, number[]>()
  for (const [at, item] of list.entries()) {
    const name = key(item)
    const group = groups.get(name)
    if (group) group.push(at)
    else groups.set(name, [at])
  }
  return [...groups.values()]
}

/** All that `relate` reads of a line. */
function keyOf(l: Line): string {
  if (dayless.has(l.kind)) return l.kind
  const rank = l.kind === 'small' ? l.leaseRank : l
  const owner = l.newOwner === null ? '' : `${l.newOwner.transferredOn}${l.newOwner.former}`
  return `${l.kind}|${rank?.day}${rank?.phase}|${l.stage}|${owner}|${l.secures}${l.older}${l.overSecurity}${l.place}`
}

const dayless: ReadonlySet<Line['kind']> = new Set(['propertyTax', 'wage3', 'wage', 'general'])
