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

/** What the choice of acts reads. */
export type Judged = {
  findings: readonly Finding[]
  grade: Grade
  withheld: readonly string[]
  /** Every guarantor refuses: none is to be applied to. */
  uncovered: boolean
}

/** What to do, the most pressing first. The first one is the report's one thing to do now. */
export function actsOf(f: RiskFacts, judged: Judged): NextAct[] {
  const stage = stageOf(f.input.lease, f.day)
  // whose stage is not known is not taken to have moved in: what is to be done before the money goes comes first
  const living = 'value' in stage && sideOf(stage.value) === 'living'
  const acts = living ? actsLiving(f, judged, stage.value === 'ending') : actsBefore(f, judged)
  const away = acts.some(({ id }) => id === 'do-not-sign' || id === 'leave-contract')
  return acts.filter(({ id }) => !(away && goingOn.has(id)) && !(judged.uncovered && toGuarantor.has(id)))
}

const goingOn: ReadonlySet<string> = new Set(goingOnActs)
const toGuarantor: ReadonlySet<string> = new Set(['check-guarantee', 'apply-guarantee'])
