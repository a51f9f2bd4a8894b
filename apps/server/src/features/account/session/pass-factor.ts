import type { User } from '../../../http/serve.ts'
import type { Context } from '../../../main/context.ts'
import { noteSecondFactor } from './queries.ts'

/** From here on this session is one of an operator at the desk, until it ends. */
export const passFactor = (ctx: Pick<Context, 'db'>, { session }: User): Promise<unknown> =>
  noteSecondFactor(ctx.db, session.seq)
