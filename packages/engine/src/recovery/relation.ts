import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import type { ClaimKind, StepRule } from './case.ts'

/**
 * 00:00 of the day (0) stands before an act of its office hours (1). A null day ranks last among its kind. `moment` is both
 * as one number: ranks are compared by the thousand.
 */
export type Rank = { day: Day | null; phase: 0 | 1; moment: number }

export const rankOf = (day: Day | null, phase: Rank['phase']): Rank => ({ day, phase, moment: momentOf(day, phase) })

/** '2026-06-01' as 20260601, doubled for the two phases of a day; a day that nobody knows comes after all others. */
export function momentOf(day: Day | null, phase: Rank['phase']): number {
  if (day === null) return never
  let digits = 0
  for (let i = 0; i < day.length; i++) if (i !== 4 && i !== 7) digits = digits * 10 + day.charCodeAt(i) - 48
  return digits * 2 + phase
}
const never = 2 ** 30 - 2

/** One sum that asks for its share of one pool. */
export type Line = Rank & {
  owner: string
  kind: ClaimKind | 'small' | 'lease'
  amount: Won
  /** Counts as 담보물권 for the small-deposit rows. */
  secures: boolean
  /** First day of the small-deposit row, for small lines, and the moment of its 00:00; nought for all others. */
  stage: Day | null
  stageMoment: number
  /** The rank that the same deposit has by its 확정일자: where that is better, the small deposit need not bow. */
  leaseRank: Rank | null
  /** A mortgage on the ground from before the building stood: no small deposit comes before it (대법 99다25532). */
  older: boolean
  /** Taxes of an owner after the transfer: see `newOwnerAgainst`. */
  newOwner: NewOwner | null
  /** Taxes and dues: stands before some security of the pool, so that wages do not (근로기준법 38조 1항 단서). */
  overSecurity: boolean
  /** 0: by its own right; 1: in the place of a joint claim paid elsewhere (민법 368조 2항); 2: the surety's (481조). */
  place: 0 | 1 | 2
}

/** `former`: 법정기일 of the former owner's arrears that lend this slice its place, null for none. */
export type NewOwner = { transferredOn: Day; former: Day | null; needsOwnDay: boolean }

export type Relation = 'senior' | 'equal' | 'junior'

/** How `a` stands to `b`. Not transitive: that is why the order of payment is a graph (민집 145조, rules of each act). */
export function relate(a: Line, b: Line): Relation {
  const forward = above(a, b)
  if (forward !== null) return forward
  const backward = above(b, a)
  return backward === null ? 'equal' : flip(backward)
}

export const ruleOf = (line: Line): StepRule =>
  line.place > 0 ? 'subrogation' : line.kind === 'small' ? 'small-deposit' : line.kind

export const isSecured = (l: Pick<Line, 'kind'>) => l.kind === 'mortgage' || l.kind === 'jeonse' || l.kind === 'lease'

const flip = (r: Relation): Relation => (r === 'senior' ? 'junior' : r === 'junior' ? 'senior' : 'equal')
const first = (l: Line) => l.kind === 'small' || l.kind === 'wage3'

/** The relation as the rule of `a`'s kind states it, or null when the rule is `b`'s to state. */
function above(a: Line, b: Line): Relation | null {
  if (first(a)) return first(b) ? amongFirst(a, b) : overOthers(a, b)
  if (first(b)) return null
  if (a.kind === 'propertyTax') return b.kind === 'propertyTax' ? 'equal' : 'senior'
  if (b.kind === 'propertyTax') return null
  if (isSecured(a)) return securedAgainst(a, b)
  if (isSecured(b)) return null
  if (a.kind === 'wage') return wageAgainst(b)
  if (b.kind === 'wage') return null
  return levels[a.kind] === levels[b.kind]
    ? 'equal'
    : (levels[a.kind] ?? 0) < (levels[b.kind] ?? 0)
      ? 'senior'
      : 'junior'
}

const levels: Partial<Record<Line['kind'], number>> = {
  tax: 1,
  public: 2,
  attachment: 3,
  general: 3,
}

// an earlier stage stands before the securities of its row, a later stage behind them
function amongFirst(a: Line, b: Line): Relation {
  if (a.stageMoment === 0 || b.stageMoment === 0 || a.stageMoment === b.stageMoment) return 'equal'
  return a.stageMoment < b.stageMoment ? 'senior' : 'junior'
}

/** 부칙 of the decree: whoever held a 담보물권 before the row's first day does not bow to that row. */
function overOthers(a: Line, b: Line): Relation {
  const bows = a.kind === 'small' && (b.older || (b.secures && b.moment < a.stageMoment))
  return bows ? (a.leaseRank === null ? 'junior' : compareRank(a.leaseRank, b)) : 'senior'
}

/** Whether a security stands before a tax, another security or an attachment. */
export function securedAgainst(a: Line, b: Line): Relation {
  if (isSecured(b)) {
    const by = compareRank(a, b)
    return by !== 'equal' || a.place === b.place ? by : a.place < b.place ? 'senior' : 'junior'
  }
  if (b.kind === 'tax' || b.kind === 'public') {
    const after = b.newOwner === null ? null : newOwnerAgainst(a, b, b.newOwner)
    if (after !== null) return after
    // 설정일 전: a tie goes to the tax (국세기본법 35조 1항 3호)
    if (b.moment === never) return 'senior'
    return a.moment < momentOfDay(b) ? 'senior' : 'junior'
  }
  if (b.kind === 'attachment') return compareRank(a, b) === 'senior' ? 'senior' : 'equal'
  return 'senior'
}

/**
 * 국세기본법 35조 1항 3호의2: a right from before the transfer stands before the new owner's tax, but for as much as the
 * former owner owed by then, and (since 2024) only for a tax whose own 법정기일 is before the right. Null: 3호 decides.
 */
function newOwnerAgainst(right: Rank, tax: Line, rule: NewOwner): Relation | null {
  if (right.day === null || right.day >= rule.transferredOn) return null
  if (rule.former === null || rule.former > right.day) return 'senior'
  return rule.needsOwnDay && !(tax.day !== null && tax.day < right.day) ? 'senior' : 'junior'
}

/** 근로기준법 38조 1항: before taxes, unless the tax itself stands before a secured claim. */
function wageAgainst(b: Line): Relation {
  if (b.kind === 'wage') return 'equal'
  return (b.kind === 'tax' || b.kind === 'public') && b.overSecurity ? 'junior' : 'senior'
}

export function compareRank(a: Rank, b: Rank): Relation {
  return a.moment === b.moment ? 'equal' : a.moment < b.moment ? 'senior' : 'junior'
}

/** 00:00 of its day. */
const momentOfDay = ({ moment, phase }: Rank) => moment - phase
