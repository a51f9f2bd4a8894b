import type { Context } from '../../../kernel/context.ts'
import { userBySeq } from '../queries.ts'

export const isStopped = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<boolean> =>
  (await userBySeq(ctx.db, userSeq)).stopped_at !== null
