import { share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import { absorb, isShort, type Rivals } from './absorb.ts'
import type { CircleReading, Step } from './case.ts'
import { type Group, groupsOf, type GroupCache } from './classes.ts'
import { type Line, ruleOf } from './relation.ts'

/** Called for every payment, in order; absent when only the sums are needed. */
export type OnPaid = (line: Line, paid: Won, way: Step['way'], from?: Line) => void

/**
 * State of one distribution, shared by all its payments. `circular` is set where the readings of a circle may differ.
 */
export type PayState = { standings: GroupCache; reading: CircleReading; circular: boolean }

/**
 * Pays the lines out of `net`: groups in order, 안분 후 흡수 inside a group that falls short. Null: no line at this index.
 */
export function payLines(lines: readonly (Line | null)[], net: Won, reckoning: PayState, onStep?: OnPaid): Won[] {
  const paid = lines.map(() => 0)
  let left = net
  for (const group of groupsOf(lines, reckoning.standings)) {
    const { members } = group
    const due = members.map((i) => lines[i]?.amount ?? 0)
    const enough = sum(due) <= left
    const alone = members.length === 1
    const got = enough ? due : alone ? [left] : shareAndAbsorb(lines, group, due, left, reckoning, onStep)
    for (let n = 0; n < members.length; n++) {
      const i = members[n] ?? -1
      const won = got[n] ?? 0
      const line = lines[i]
      paid[i] = won
      left -= won
      if (line && onStep && (enough || alone)) onStep(line, won, enough ? 'full' : left + won > 0 ? 'rest' : 'none')
    }
  }
  return paid
}

/**
 * 안분 후 흡수. An undisputed senior absorbs until it is paid (대법 91다44407, 94마417: 자기의 채권액을 만족시킬 때까지); for the rest see
 * `CircleReading`.
 */
function shareAndAbsorb(
  lines: readonly (Line | null)[],
  group: Group,
  amounts: readonly Won[],
  left: Won,
  reckoning: PayState,
  onStep?: OnPaid,
): Won[] {
  const own = group.members.flatMap((i) => lines[i] ?? [])
  const shares = share(left, amounts)
  if (onStep) for (const [n, line] of own.entries()) onStep(line, shares[n] ?? 0, 'share')
  if (left === 0) return shares
  const { undisputed, disputed, circle, rivals } = group.order()
  const take = (from: Won[], rivals: Rivals, growing: boolean) =>
    absorbed(own, group, from, amounts, { rivals, growing }, onStep)
  if (!disputed) return take(shares, group.rivals(), false)
  reckoning.circular = true
  const { reading } = reckoning
  let got = reading === 'pro-rata' ? shares : take(shares, group.rivals(), reading === 'until-paid' && !circle())
  // the senior may absorb what a junior absorbed of others: money only moves up, so the loop ends
  const sums = (of: readonly Won[]) => sumsOf(group.classes, of)
  while (isShort(sums(got), sums(amounts), undisputed)) got = take(got, rivals(), false)
  return got
}

const sumsOf = (classes: Group['classes'], of: readonly Won[]): Won[] =>
  classes.map((unit) => unit.reduce((won, n) => won + (of[n] ?? 0), 0))

/** The sum of each after all have absorbed up to their current shortfall, out of the current sums. */
function absorbed(
  own: readonly Line[],
  { classes }: Group,
  shares: Won[],
  amounts: readonly Won[],
  { rivals, growing }: { rivals: Rivals; growing: boolean },
  onStep?: OnPaid,
): Won[] {
  const got = [...shares]
  const sums = [...shares]
  const lacks = amounts.map((amount, n) => amount - (shares[n] ?? 0))
  const give = (n: number, won: Won) => {
    lacks[n] = (lacks[n] ?? 0) - won
    got[n] = (got[n] ?? 0) + won
  }
  const lose = (n: number, won: Won) => {
    sums[n] = (sums[n] ?? 0) - won
    got[n] = (got[n] ?? 0) - won
    if (growing) lacks[n] = (lacks[n] ?? 0) + won
  }
  // a class moves as one
  const move = (to: number, from: number, won: Won) => {
    const takers = classes[to] ?? none
    const victims = classes[from] ?? none
    const given = parts(lacks, takers, won)
    const taken = parts(sums, victims, won)
    for (let k = 0; k < takers.length; k++) give(takers[k] ?? -1, given[k] ?? 0)
    for (let k = 0; k < victims.length; k++) lose(victims[k] ?? -1, taken[k] ?? 0)
    if (onStep) reportMoves(own, takers, given, victims, taken, onStep)
  }
  absorb(sumsOf(classes, shares), sumsOf(classes, amounts), rivals, move, growing)
  return got
}

const none: readonly number[] = []

/** Among equals the moves are reported in input order; only the sums matter. */
function reportMoves(
  own: readonly Line[],
  takers: readonly number[],
  given: Won[],
  victims: readonly number[],
  taken: Won[],
  onStep: OnPaid,
) {
  for (let k = 0, i = 0; k < given.length && i < taken.length;) {
    const gets = given[k] ?? 0
    const gives = taken[i] ?? 0
    const part = Math.min(gets, gives)
    const to = own[takers[k] ?? -1]
    if (part > 0 && to) onStep(to, part, 'absorbed', own[victims[i] ?? -1])
    given[k] = gets - part
    taken[i] = gives - part
    if (gets === part) k++
    else i++
  }
}

/** Splits a sum among some items of a list, in proportion to their values. */
function parts(list: readonly Won[], at: readonly number[], won: Won): Won[] {
  if (at.length === 1) return [won]
  const has = at.map((n) => list[n] ?? 0)
  return share(won, has)
}

export function stepOf(order: number, line: Line, paid: Won, way: Step['way'], from?: Line): Step {
  const { owner: of, amount: due, stage } = line
  const rule = way === 'absorbed' ? 'absorption' : ruleOf(line)
  // written out: there are thousands, and a field that is added later costs each of them a second object
  if (from === undefined)
    return stage === null ? { order, rule, of, way, due, paid } : { order, rule, of, way, due, paid, stage }
  return stage === null
    ? { order, rule, of, way, due, paid, from: from.owner }
    : { order, rule, of, way, due, paid, from: from.owner, stage }
}
