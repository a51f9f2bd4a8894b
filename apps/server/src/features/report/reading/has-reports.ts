import type { Context } from '../../../kernel/context.ts'
import { countOwn } from '../queries.ts'

/** True when this user has ever paid for a report. */
export const hasReports = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<boolean> =>
  (await countOwn(ctx.db, userSeq)).length > 0
