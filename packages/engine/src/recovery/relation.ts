import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import type { ClaimKind, StepRule } from './case.ts'

/**
 * 00:00 of the day (0) comes before an act of its office hours (1). A null day ranks last among its kind. `moment` is
 * both as one number: ranks are compared very often.
 */
export type Rank = { day: Day | null; phase: 0 | 1; moment: number }

export const rankOf = (day: Day | null, phase: Rank['phase']): Rank => ({ day, phase, moment: momentOf(day, phase) })

/** '2026-06-01' as 20260601, doubled for the two phases of a day; an unknown day comes last. */
export function momentOf(day: Day | null, phase: Rank['phase']): number {
  if (day === null) return never
  let digits = 0
  for (let i = 0; i < day.length; i++) if (i !== 4 && i !== 7) digits = digits * 10 + day.charCodeAt(i) - 48
  return digits * 2 + phase
}
const never = 2 ** 30 - 2

/** A sum that claims its share of one pool. */
export type Line = Rank & {
  owner: string
  kind: ClaimKind | 'small' | 'lease'
  amount: Won
  /** Counts as 담보물권 for the small-deposit rows. */
  secures: boolean
  /** First day of the small-deposit row, for small lines, and the moment of its 00:00; 0 for all others. */
  stage: Day | null
  stageMoment: number
  /** The rank of the same deposit by its 확정일자: where that is better, the small deposit need not yield. */
  leaseRank: Rank | null
  /** A mortgage on the land from before the building existed: no small deposit comes before it (대법 99다25532). */
  older: boolean
  /** Taxes of an owner after the transfer: see `newOwnerAgainst`. */
  newOwner: NewOwner | null
  /** Taxes and dues: senior to some security of the pool, so that wages are not (근로기준법 38조 1항 단서). */
  overSecurity: boolean
  /** 0: in its own right; 1: subrogated to a joint claim paid elsewhere (민법 368조 2항); 2: the surety's (481조). */
  place: 0 | 1 | 2
}

/** `former`: 법정기일 of the former owner's arrears whose priority this slice has; null for none. */
export type NewOwner = { transferredOn: Day; former: Day | null; needsOwnDay: boolean }

export type Relation = 'senior' | 'equal' | 'junior'

/**
 * The relation of `a` to `b`. Not transitive: that is why the order of payment is a graph (민집 145조, rules of each
 * act).
 */
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

/** The relation by the rule of `a`'s kind, or null when the rule of `b`'s kind decides. */
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

// an earlier stage is senior to the securities of its row, a later stage is junior to them
function amongFirst(a: Line, b: Line): Relation {
  if (a.stageMoment === 0 || b.stageMoment === 0 || a.stageMoment === b.stageMoment) return 'equal'
  return a.stageMoment < b.stageMoment ? 'senior' : 'junior'
}

/** 부칙 of the decree: the row does not bind a holder of a 담보물권 from before the row's first day. */
function overOthers(a: Line, b: Line): Relation {
  const bows = a.kind === 'small' && (b.older || (b.secures && b.moment < a.stageMoment))
  return bows ? (a.leaseRank === null ? 'junior' : compareRank(a.leaseRank, b)) : 'senior'
}

/** The relation of a security to a tax, another security or an attachment. */
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
 * 국세기본법 35조 1항 3호의2: a right from before the transfer is senior to the new owner's tax, except for the amount that
 * the former owner owed by then, and (since 2024) only for a tax whose own 법정기일 is before the right. Null: 3호
 * decides.
 */
function newOwnerAgainst(right: Rank, tax: Line, rule: NewOwner): Relation | null {
  if (right.day === null || right.day >= rule.transferredOn) return null
  if (rule.former === null || rule.former > right.day) return 'senior'
  return rule.needsOwnDay && !(tax.day !== null && tax.day < right.day) ? 'senior' : 'junior'
}

/** 근로기준법 38조 1항: senior to taxes, unless the tax itself is senior to a secured claim. */
function wageAgainst(b: Line): Relation {
  if (b.kind === 'wage') return 'equal'
  return (b.kind === 'tax' || b.kind === 'public') && b.overSecurity ? 'junior' : 'senior'
}

export function compareRank(a: Rank, b: Rank): Relation {
  return a.moment === b.moment ? 'equal' : a.moment < b.moment ? 'senior' : 'junior'
}

/** 00:00 of its day. */
const momentOfDay = ({ moment, phase }: Rank) => moment - phase
