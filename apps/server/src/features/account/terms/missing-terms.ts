import type { Context } from '../../../kernel/context.ts'
import { missingOf } from './queries.ts'

/** The required terms in force to which this user has not agreed. */
export const missingTerms = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<string[]> =>
  (await missingOf(ctx.db, { userSeq })).map((t) => t.code)
