import type { Context } from '../../../kernel/context.ts'
import { readyReportOfOrder } from '../queries.ts'

/** The ready report of an order, if there is one. */
export const findReadyReport = (ctx: Pick<Context, 'db'>, orderSeq: number) => readyReportOfOrder(ctx.db, orderSeq)
