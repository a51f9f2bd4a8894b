import type { Context } from '../../main/context.ts'
import type { OrderRow, OrderView } from './order-row.ts'
import { orderBySeq, ownOrder } from './queries.ts'

export const findOrder = (ctx: Pick<Context, 'db'>, orderSeq: number): Promise<OrderRow> => orderBySeq(ctx.db, orderSeq)
/** Not there and not the person's look the same. */
export const findOwnOrder = (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  merchant: string,
): Promise<OrderView | undefined> => ownOrder(ctx.db, userSeq, { merchant })
