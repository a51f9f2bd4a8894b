import type { Context } from '../../../kernel/context.ts'
import { isHomeOrder, type OrderRow } from '../order-row.ts'
import type { HomeOrder, OrderView } from '../../report/home-order.ts'
import { orderBySeq, ownAnyOrder, ownOrder, whatFor } from '../queries.ts'

export const findOrder = (ctx: Pick<Context, 'db'>, orderSeq: number): Promise<OrderRow> => orderBySeq(ctx.db, orderSeq)
/** The order of a report. */
export async function findHomeOrder(ctx: Pick<Context, 'db'>, orderSeq: number): Promise<HomeOrder> {
  const order = await orderBySeq(ctx.db, orderSeq)
  if (!isHomeOrder(order)) throw new Error(`order ${orderSeq} is not of a home`)
  return order
}
/** A missing order and another user's order give the same result. */
export const findOwnOrder = (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  merchant: string,
): Promise<OrderView | undefined> => ownOrder(ctx.db, userSeq, { merchant })
/** An order of any product. */
export const findOwnAnyOrder = (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  merchant: string,
): Promise<OrderRow | undefined> => ownAnyOrder(ctx.db, userSeq, { merchant })
/** The product of an order; null if there is no such order. */
export const findWhatFor = async (ctx: Pick<Context, 'db'>, merchant: string): Promise<WhatFor | null> =>
  (await whatFor(ctx.db, merchant)) ?? null
export type WhatFor = Pick<OrderRow, 'product' | 'again'>
