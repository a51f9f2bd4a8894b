import type { Context } from '../../kernel/context.ts'
import { countOwn } from './queries.ts'

/** Has this person ever paid for a report? */
export const hasReports = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<boolean> =>
  (await countOwn(ctx.db, userSeq)) > 0
