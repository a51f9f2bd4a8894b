import type { Context } from '../../kernel/context.ts'
import { openLots } from './queries.ts'

/** How many tickets a user may use today. */
export const countTickets = async (ctx: Pick<Context, 'db'>, userSeq: number): Promise<number> =>
  (await openLots(ctx.db, userSeq)).reduce((sum, lot) => sum + lot.remaining, 0)
