import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import type { ClaimKind, StepRule } from './case.ts'

/** One sum that asks for its share of the pool. */
export type Line = {
  owner: string
  kind: ClaimKind | 'small' | 'lease'
  amount: Won
  /** Rank day; null ranks last among its kind. */
  day: Day | null
  /** 0: from 00:00 of the day; 1: an act of office hours. */
  phase: 0 | 1
  /** Counts as 담보물권 for the small-deposit rows. */
  secures: boolean
  /** First day of the small-deposit row, for small lines. */
  stage: Day | null
}

export type Relation = 'senior' | 'equal' | 'junior'

/** How `a` stands to `b`. Not transitive: that is why the order of payment is a graph (민집 145조, rules of each act). */
export function relate(a: Line, b: Line, securityDays: readonly Day[]): Relation {
  const forward = above(a, b, securityDays)
  if (forward !== null) return forward
  const backward = above(b, a, securityDays)
  return backward === null ? 'equal' : flip(backward)
}

export const ruleOf = (line: Line): StepRule => (line.kind === 'small' ? 'small-deposit' : line.kind)

const flip = (r: Relation): Relation => (r === 'senior' ? 'junior' : r === 'junior' ? 'senior' : 'equal')
const secured = (l: Line) => l.kind === 'mortgage' || l.kind === 'jeonse' || l.kind === 'lease'
const first = (l: Line) => l.kind === 'small' || l.kind === 'wage3'

/** The relation as the rule of `a`'s kind states it, or null when the rule is `b`'s to state. */
function above(a: Line, b: Line, securityDays: readonly Day[]): Relation | null {
  if (first(a)) return first(b) ? amongFirst(a, b) : overOthers(a, b)
  if (first(b)) return null
  if (a.kind === 'propertyTax') return b.kind === 'propertyTax' ? 'equal' : 'senior'
  if (b.kind === 'propertyTax') return null
  if (secured(a)) return securedAgainst(a, b)
  if (secured(b)) return null
  if (a.kind === 'wage') return wageAgainst(a, b, securityDays)
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
  if (a.stage === null || b.stage === null || a.stage === b.stage) return 'equal'
  return a.stage < b.stage ? 'senior' : 'junior'
}

/** 부칙 of the decree: whoever held a 담보물권 before the row's first day does not bow to that row. */
function overOthers(a: Line, b: Line): Relation {
  return a.stage !== null && b.secures && b.day !== null && b.day < a.stage ? 'junior' : 'senior'
}

function securedAgainst(a: Line, b: Line): Relation {
  if (secured(b)) return compareRank(a, b)
  if (b.kind === 'tax' || b.kind === 'public') {
    // 설정일 전: a tie goes to the tax (국기 35조 1항 3호)
    if (b.day === null) return 'senior'
    return a.day !== null && a.day < b.day ? 'senior' : 'junior'
  }
  if (b.kind === 'attachment') return compareRank(a, b) === 'senior' ? 'senior' : 'equal'
  return 'senior'
}

/** 근로기준법 38조 1항: before taxes, unless the tax itself stands before a secured claim. */
function wageAgainst(_a: Line, b: Line, securityDays: readonly Day[]): Relation {
  if (b.kind === 'wage') return 'equal'
  if (b.kind !== 'tax' && b.kind !== 'public') return 'senior'
  const due = b.day
  return due !== null && securityDays.some((s) => s >= due) ? 'junior' : 'senior'
}

function compareRank(a: Line, b: Line): Relation {
  if (a.day === null || b.day === null) return a.day === b.day ? 'equal' : a.day === null ? 'junior' : 'senior'
  if (a.day !== b.day) return a.day < b.day ? 'senior' : 'junior'
  return a.phase === b.phase ? 'equal' : a.phase < b.phase ? 'senior' : 'junior'
}
