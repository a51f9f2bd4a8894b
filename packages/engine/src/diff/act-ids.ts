/** Acts for a change of the register. Words, deadlines and rules are keyed by these ids. */
export const changeActIds = [
  'do-not-sign',
  'hold-payment',
  'demand-undoing',
  'meet-new-owner',
  'get-trust-consent',
  'wait-for-application',
  'demand-distribution',
  'keep-address',
  'object-to-new-owner',
  'tell-guarantor',
  'prepare-return',
  'get-land-register',
  'check-ledger-again',
  'compare-originals',
  'confirm-clearing',
  'look-again-before-paying',
  'look-after-move-in',
  'keep-watching',
] as const
export type ChangeActId = (typeof changeActIds)[number]
