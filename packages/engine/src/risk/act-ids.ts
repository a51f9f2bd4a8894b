import type { Finding, Grade } from '../assessment.ts'

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
  /** Every guarantor refuses, so the user is not advised to apply to any. */
  uncovered: boolean
}
