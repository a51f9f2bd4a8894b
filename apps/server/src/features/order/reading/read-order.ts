import type { orderCart, orderMerchant } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { ownOrder } from '../queries.ts'
import { presentCart, describeOrder } from './present-order.ts'

/** By the merchant id or the number; if both are given, both must match. */
export const readOrder: Action<typeof orderMerchant> = async (ctx, { merchant, order_seq }, user) => {
  const which = merchant !== undefined ? { merchant } : order_seq !== undefined ? { order_seq } : null
  const order = which && (await ownOrder(ctx.db, user.seq, which))
  if (!order || (order_seq !== undefined && order.order_seq !== order_seq)) throw new Fail('orderNotFound')
  return describeOrder(order)
}

/** The cart: the order with its register. */
export const readCart: Action<typeof orderCart> = async (ctx, { merchant }, user) => {
  const order = await ownOrder(ctx.db, user.seq, { merchant })
  if (!order) throw new Fail('orderNotFound')
  return presentCart(order)
}
