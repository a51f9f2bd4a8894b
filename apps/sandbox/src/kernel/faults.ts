/** Faults that a person or a test can set for the next `times` requests of a service. */
export const faultKinds = [
  'slow', 'down', 'error-before', 'error-after', 'timeout-after-effect', 'late-apply', 'html', 'wrong-amount',
  'wrong-order', 'duplicate-webhook', 'reorder-webhook', 'lost-webhook', 'forged-webhook', 'partial-cancel',
  'rate-limit', 'expired-key',
] as const
export type FaultKind = (typeof faultKinds)[number]
