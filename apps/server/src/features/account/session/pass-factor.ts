import type { User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { recordSecondFactor } from './queries.ts'

/** Marks the session as one with a passed second factor, until it ends. */
export const passFactor = (ctx: Pick<Context, 'db'>, { session }: User): Promise<unknown> =>
  recordSecondFactor(ctx.db, session.seq)
