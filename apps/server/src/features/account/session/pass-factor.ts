import type { User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { noteSecondFactor } from './queries.ts'

/** From here on this session is one of an operator at the desk, until it ends. */
export const passFactor = (ctx: Pick<Context, 'db'>, { session }: User): Promise<unknown> =>
  noteSecondFactor(ctx.db, session.seq)
