import type { Finding, Grade, NextAct } from '../assessment.ts'
import { actsBefore } from './acts-before.ts'
import { actsLiving } from './acts-living.ts'
import { goingOnActs } from './advice-rules.ts'
import type { RiskFacts } from './signal.ts'
import { sideOf, stageOf } from './stage.ts'

export const actIds = [
  'do-not-sign',
  'leave-contract',
  'do-not-pay',
  'get-price',
  'tell-deposit',
  'get-other-deposits',
  'get-trust-ledger',
  'get-full-register',
  'get-land-register',
  'get-building-register',
  'confirm-owner',
  'check-payee',
  'refuse-moving-out',
  'pay-off-mortgage',
  'get-repay-papers',
  'lower-deposit',
  'check-guarantee',
  'get-joint-list',
  'recheck-pending',
  'check-ledger',
  'ask-tax-certificate',
  'look-up-taxes',
  'look-up-landlord',
  'check-identity',
  'recheck-register',
  'move-in-and-fix',
  'report-lease',
  'apply-guarantee',
  'demand-distribution',
  'keep-standing',
  'check-fixed-date',
  'give-notice',
  'end-renewed',
  'register-tenancy',
  'claim-guarantee',
  'watch-register',
] as const
export type ActId = (typeof actIds)[number]

/** Input for choosing the acts. */
export type Judged = {
  findings: readonly Finding[]
  grade: Grade
  withheld: readonly string[]
  /** Every guarantor refuses, so the user is not told to apply to any. */
  uncovered: boolean
}

/** What to do, most urgent first. The first act is the report's one thing to do now. */
export function actsOf(f: RiskFacts, judged: Judged): NextAct[] {
  const stage = stageOf(f.input.lease, f.day)
  // when the stage is unknown, assume the user has not moved in: acts due before the payment come first
  const living = 'value' in stage && sideOf(stage.value) === 'living'
  const acts = living ? actsLiving(f, judged, stage.value === 'ending') : actsBefore(f, judged)
  const away = acts.some(({ id }) => id === 'do-not-sign' || id === 'leave-contract')
  return acts.filter(({ id }) => !(away && goingOn.has(id)) && !(judged.uncovered && toGuarantor.has(id)))
}

const goingOn: ReadonlySet<string> = new Set(goingOnActs)
const toGuarantor: ReadonlySet<string> = new Set(['check-guarantee', 'apply-guarantee'])
