import { share, sum, type Won } from '../values/won.ts'
import { absorb } from './absorb.ts'
import type { Step } from './case.ts'
import { type Group, groupsOf, type Standings } from './classes.ts'
import { type Line, ruleOf } from './relation.ts'

/** Told of every payment, in order; absent where only the sums are wanted. */
export type Tell = (line: Line, paid: Won, way: Step['way'], from?: Line) => void

/** Pays the lines out of `net`: groups in order, 안분 후 흡수 inside a group that falls short. Null: there is none in this place. */
export function payLines(lines: readonly (Line | null)[], net: Won, known: Standings, tell?: Tell): Won[] {
  const paid = lines.map(() => 0)
  let left = net
  for (const group of groupsOf(lines, known)) {
    const { members } = group
    const due = members.map((i) => lines[i]?.amount ?? 0)
    const enough = sum(due) <= left
    const alone = members.length === 1
    const got = enough ? due : alone ? [left] : shareAndAbsorb(lines, group, due, left, tell)
    for (let n = 0; n < members.length; n++) {
      const i = members[n] ?? -1
      const won = got[n] ?? 0
      const line = lines[i]
      paid[i] = won
      left -= won
      if (line && tell && (enough || alone)) tell(line, won, enough ? 'full' : left + won > 0 ? 'rest' : 'none')
    }
  }
  return paid
}

/**
 * 안분 후 흡수 (대법 91다44407, 94마417): each absorbs once, up to its own first shortfall, out of first shares only.
 * A class moves as one.
 */
function shareAndAbsorb(
  lines: readonly (Line | null)[],
  { members, classes, rivals }: Group,
  amounts: readonly Won[],
  left: Won,
  tell?: Tell,
): Won[] {
  const own = members.flatMap((i) => lines[i] ?? [])
  const shares = share(left, amounts)
  if (tell) for (const [n, line] of own.entries()) tell(line, shares[n] ?? 0, 'share')
  if (left === 0) return shares
  const sums = (of: readonly Won[]) => classes.map((unit) => sum(unit.map((n) => of[n] ?? 0)))
  const holds = [...shares]
  const lacked = amounts.map((amount, n) => amount - (shares[n] ?? 0))
  const lacks = [...lacked]
  absorb(sums(shares), sums(amounts), rivals(), (to, from, won) => {
    const takers = classes[to] ?? []
    const victims = classes[from] ?? []
    const [taker, victim] = [takers[0] ?? -1, victims[0] ?? -1]
    if (takers.length === 1 && victims.length === 1) {
      lacks[taker] = (lacks[taker] ?? 0) - won
      holds[victim] = (holds[victim] ?? 0) - won
      if (tell && own[taker]) tell(own[taker], won, 'absorbed', own[victim])
      return
    }
    const given = pick(lacks, takers, won)
    const taken = pick(holds, victims, won)
    if (tell) tellMoves(own, takers, given, victims, taken, tell)
  })
  // what others left of its first share, and what it took
  return holds.map((held, n) => held + (lacked[n] ?? 0) - (lacks[n] ?? 0))
}

/** Whose won went to whom among equals is told in their order: the sums are what counts. */
function tellMoves(
  own: readonly Line[],
  takers: readonly number[],
  given: Won[],
  victims: readonly number[],
  taken: Won[],
  tell: Tell,
) {
  for (let k = 0, i = 0; k < given.length && i < taken.length;) {
    const [gets, gives] = [given[k] ?? 0, taken[i] ?? 0]
    const part = Math.min(gets, gives)
    const to = own[takers[k] ?? -1]
    if (part > 0 && to) tell(to, part, 'absorbed', own[victims[i] ?? -1])
    given[k] = gets - part
    taken[i] = gives - part
    if (gets === part) k++
    else i++
  }
}

/** Takes a sum out of some of a list, by what each has; tells how much of each. */
function pick(list: Won[], at: readonly number[], won: Won): Won[] {
  const has: Won[] = []
  for (let i = 0; i < at.length; i++) has.push(list[at[i] ?? -1] ?? 0)
  const parts = at.length === 1 ? [won] : share(won, has)
  for (let i = 0; i < at.length; i++) list[at[i] ?? -1] = (has[i] ?? 0) - (parts[i] ?? 0)
  return parts
}

export function stepOf(order: number, line: Line, paid: Won, way: Step['way'], from?: Line): Step {
  const rule = way === 'absorbed' ? 'absorption' : ruleOf(line)
  const step: Step = { order, rule, of: line.owner, way, due: line.amount, paid }
  if (from !== undefined) step.from = from.owner
  if (line.stage !== null) step.stage = line.stage
  return step
}
