import { share, type Won } from '../values/won.ts'
import { absorb } from './absorb.ts'
import type { Step } from './case.ts'
import { type Classes, classesOf } from './classes.ts'
import { components, pairs } from './order.ts'
import { type Line, ruleOf } from './relation.ts'

/** Told of every payment, in order; absent where only the sums are wanted. */
export type Tell = (line: Line, paid: Won, way: Step['way'], from?: Line) => void

/** Pays the lines out of `net`: groups in order, 안분 후 흡수 inside a group that falls short. */
export function payLines(lines: readonly Line[], net: Won, tell?: Tell): Won[] {
  const paid = lines.map(() => 0)
  const classes = classesOf(lines)
  const before = pairs(classes.members.length, (a, b) => classes.relation(a, b) !== 'junior')
  let left = net
  for (const group of components(before)) {
    const members = group.flatMap((k) => classes.members[k] ?? []).toSorted((a, b) => a - b)
    const due = members.reduce((sum, i) => sum + (lines[i]?.amount ?? 0), 0)
    const enough = due <= left
    const alone = members.length === 1
    const got = enough
      ? members.map((i) => lines[i]?.amount ?? 0)
      : alone
        ? [left]
        : shareAndAbsorb(lines, members, left, classes, group, tell)
    for (const [n, i] of members.entries()) {
      const sum = got[n] ?? 0
      const line = lines[i]
      paid[i] = sum
      left -= sum
      if (line && tell && (enough || alone)) tell(line, sum, enough ? 'full' : left + sum > 0 ? 'rest' : 'none')
    }
  }
  return paid
}

/**
 * 안분 후 흡수 (대법 91다44407, 94마417): each absorbs once, up to its own first shortfall, out of first shares only.
 * A class moves as one.
 */
function shareAndAbsorb(
  lines: readonly Line[],
  members: readonly number[],
  left: Won,
  classes: Classes,
  group: readonly number[],
  tell?: Tell,
): Won[] {
  const amounts = members.map((i) => lines[i]?.amount ?? 0)
  const shares = share(left, amounts)
  const line = (n: number | undefined) => lines[members[n ?? -1] ?? -1]
  const say = (n: number | undefined, won: Won, way: Step['way'], from?: number) => {
    const [to, victim] = [line(n), line(from)]
    if (tell && to) tell(to, won, way, victim)
  }
  shares.forEach((won, n) => say(n, won, 'share'))
  const at = new Map(members.map((i, n) => [i, n]))
  const units = group.map((k) => (classes.members[k] ?? []).flatMap((i) => at.get(i) ?? []))
  const sums = (of: readonly Won[]) => units.map((unit) => unit.reduce((sum, n) => sum + (of[n] ?? 0), 0))
  const senior = pairs(units.length, (a, b) => classes.relation(group[a] ?? 0, group[b] ?? 0) === 'senior')
  const result = [...shares]
  const holds = [...shares]
  const lacks = amounts.map((amount, n) => amount - (shares[n] ?? 0))
  absorb(sums(shares), sums(amounts), senior, (to, from, won) => {
    const [takers, victims] = [units[to] ?? [], units[from] ?? []]
    if (takers.length === 1 && victims.length === 1) {
      const [taker, victim] = [takers[0], victims[0]]
      add(result, taker, won)
      add(result, victim, -won)
      say(taker, won, 'absorbed', victim)
      return
    }
    const [given, taken] = [pick(lacks, takers, won), pick(holds, victims, won)]
    for (let k = 0, i = 0; k < given.length && i < taken.length;) {
      // whose won went to whom among equals is told in their order: the sums are what counts
      const part = Math.min(given[k] ?? 0, taken[i] ?? 0)
      if (part > 0) say(takers[k], part, 'absorbed', victims[i])
      add(result, takers[k], part)
      add(result, victims[i], -part)
      add(given, k, -part)
      add(taken, i, -part)
      if (given[k] === 0) k++
      else i++
    }
  })
  return result
}

/** Takes a sum out of some of a list, by what each has; tells how much of each. */
function pick(list: Won[], at: readonly number[], won: Won): Won[] {
  const has = at.map((n) => list[n] ?? 0)
  const parts = share(won, has)
  for (const [i, n] of at.entries()) list[n] = (has[i] ?? 0) - (parts[i] ?? 0)
  return parts
}

function add(list: Won[], n: number | undefined, won: Won) {
  if (n !== undefined) list[n] = (list[n] ?? 0) + won
}

export function stepOf(order: number, line: Line, paid: Won, way: Step['way'], from?: Line): Step {
  const rule = way === 'absorbed' ? 'absorption' : ruleOf(line)
  const step: Step = { order, rule, of: line.owner, way, due: line.amount, paid }
  if (from !== undefined) step.from = from.owner
  if (line.stage !== null) step.stage = line.stage
  return step
}
