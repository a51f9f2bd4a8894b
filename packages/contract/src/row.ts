/** open: anybody; guest: a guest token; user: a person logged in; realtor, operator: that role. */
export type Access = 'open' | 'guest' | 'user' | 'realtor' | 'operator'
export type CallRow = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api/v1, the specification's to the letter; ':id' is a field of the input. */
  path: `/${string}`
  access: Access
  /** Needs an Idempotency-Key: it moves money or creates something that must exist once. */
  once?: true
  /** Makes a contract with us: refused to a person who has not agreed to the required terms in force. */
  needsTerms?: true
  /** An operator's call that works before the second factor was shown in the session. */
  beforeFactor?: true
}

export const rows = <const T extends Record<string, CallRow>>(t: T): T => t
