import type { Call, Input, Output } from '@jipsalpim/contract/call.ts'
import type { ErrorName } from '@jipsalpim/contract/errors.ts'
import type { Context } from './context.ts'

/** The caller: a user with a live session. */
export type User = {
  seq: number
  role: 'user' | 'realtor' | 'operator'
  persona: boolean
  /** A keyed hash of the caller's IP address, for counting; computed only by the few calls that count. */
  from: () => string
  /** The session of this call's device. `old`: its token must be replaced; `limited`: a withdrawal is pending. */
  session: {
    seq: number
    hash: Buffer
    expiresAt: Date
    authenticatedAt: Date
    /** When the operator passed the second factor in this session. */
    secondFactorAt: Date | null
    old: boolean
    limited: boolean
    /** The user has stopped the processing of their data. */
    stopped: boolean
  }
}

/** A caller without an account, with a valid guest token. */
export type Guest = { guestUserNo: number }
export type Caller = { user: User | null; guest: Guest | null }

/**
 * A refusal from the list of errors. Thrown by an action, turned into an answer in one place, `envelope.ts`. `data` is
 * sent as it is.
 */
export class Fail extends Error {
  readonly errorName: ErrorName
  readonly data: unknown
  constructor(errorName: ErrorName, data: unknown = null) {
    super(errorName)
    this.errorName = errorName
    this.data = data
  }
}

type Who<C extends Call> = C['row']['access'] extends 'open'
  ? User | null
  : C['row']['access'] extends 'guest'
    ? Guest
    : User
export type Action<C extends Call> = (ctx: Context, input: Input<C>, user: Who<C>) => Promise<Output<C>>

/** An area's calls, each with its action. A missing or extra action does not compile. */
export const serve = <G extends Record<string, Call>>(calls: G, actions: { [K in keyof G]: Action<G[K]> }): Area => ({
  calls,
  // Behind the erased type, each action takes exactly what its call's schema has parsed.
  actions: actions as unknown as Record<string, Action<Call>>,
})
export type Area = { calls: Record<string, Call>; actions: Record<string, Action<Call>> }
