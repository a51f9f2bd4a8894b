/** Events that are recorded about an account, for its owner's rights and for the back office. */
export const accountEvents = [
  'joined',
  'login',
  'login-linked',
  'login-unlinked',
  'session-ended',
  'sessions-ended',
  'mobile-verified',
  'invited',
  'corrected',
  'exported',
  'stopped',
  'resumed',
  'withdrawal-asked',
  'withdrawal-undone',
  'gone',
] as const
export type AccountEvent = (typeof accountEvents)[number]
