/** The outside services that the sandbox simulates, by their names in `/sandbox/control/faults`. */
export const serviceNames = [
  'portone',
  'payple',
  'register',
  'applications',
  'applications-feed',
  'address',
  'building',
  'trades',
  'official-price',
  'messaging',
  'messaging-nhn',
  'push',
  'web-push',
  'login',
  'identity',
  'credit',
  'fraud-lookup',
  'files',
  'bank',
  'partner',
] as const
export type ServiceName = (typeof serviceNames)[number]
