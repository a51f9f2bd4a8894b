import type { Call, Input, Output } from '@jipsalpim/contract/call.ts'
import type { ErrorName } from '@jipsalpim/contract/errors.ts'
import type { Context } from '../main/context.ts'

/** Who calls: a person with a live session. */
export type User = {
  seq: number
  role: 'user' | 'realtor' | 'operator'
  persona: boolean
  /** The row of account_session that this call came with. */
  session: { hash: Buffer; expiresAt: Date }
}

/** A refusal from the one list. Thrown by an action, answered once, in `envelope.ts`. `data` goes out as it is. */
export class Fail extends Error {
  readonly errorName: ErrorName
  readonly data: unknown
  constructor(errorName: ErrorName, data: unknown = null) {
    super(errorName)
    this.errorName = errorName
    this.data = data
  }
}

type Who<C extends Call> = C['row']['access'] extends 'open' ? User | null : User
export type Action<C extends Call> = (ctx: Context, input: Input<C>, user: Who<C>) => Promise<Output<C>>

/** An area's table of contents: every call of it, and the action behind each. A missing or extra action does not compile. */
export const serve = <G extends Record<string, Call>>(calls: G, actions: { [K in keyof G]: Action<G[K]> }): Area => ({
  calls,
  // Seen through the erased type, each action takes exactly what its call's schema has parsed.
  actions: actions as unknown as Record<string, Action<Call>>,
})
export type Area = { calls: Record<string, Call>; actions: Record<string, Action<Call>> }
