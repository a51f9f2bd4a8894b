/** open: anyone; guest: a guest token; user: a logged-in user; realtor, operator: that role. */
export type Access = 'open' | 'guest' | 'user' | 'realtor' | 'operator'
/** The areas whose answers change for the caller after a success; 'all' if it changes who the caller is. */
export type Touches = 'all' | readonly string[]
export type CallRow = {
  /** Below /api/v1, exactly the specification's; ':id' is a field of the input. */
  path: `/${string}`
  access: Access
  /** Requires an Idempotency-Key: it moves money or creates something that must exist once. */
  once?: true
  /** The body is the bytes of a file, at most this many: the input `file`. The other fields are in the query. */
  file?: number
  /** Makes a contract with us: refused to a user who has not agreed to the required terms in force. */
  needsTerms?: true
  /** An operator's call that works before the second factor in the session. */
  beforeFactor?: true
} & (
  | {
      method: 'GET'
      touches?: Touches
      /** Its action may read the preview header, by which an operator sees what a user sees. */
      preview?: true
    }
  | { method: 'POST' | 'PATCH' | 'DELETE'; touches: Touches; preview?: never }
)

export const rows = <const T extends Record<string, CallRow>>(t: T): T => t
