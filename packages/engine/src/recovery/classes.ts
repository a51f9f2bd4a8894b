import { type Line, relate, type Relation } from './relation.ts'

/** Lines that stand alike to everybody, in classes: they share, absorb and lose by their amounts, as one. */
export type Classes = {
  /** Places of the lines of each class, in input order. */
  members: readonly (readonly number[])[]
  relation: (a: number, b: number) => Relation
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
  // two rows that read the same are equals of each other, and stand alike to all others
  const alike = grouped(firsts, (_, a) => String.fromCharCode(...table.subarray(a * size, (a + 1) * size)))
  const row = alike.map(([k]) => k ?? 0)
  return {
    members: alike.map((keys) => keys.flatMap((k) => byKey[k] ?? []).toSorted((a, b) => a - b)),
    relation: (a, b) => names[table[(row[a] ?? 0) * size + (row[b] ?? 0)] ?? 0] ?? 'equal',
  }
}

const names = ['equal', 'senior', 'junior'] as const
const [senior, junior] = [1, 2]

function grouped<T>(list: readonly T[], key: (item: T, at: number) => string): number[][] {
  const groups = new Map<string, number[]>()
  for (const [at, item] of list.entries()) {
    const name = key(item, at)
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
