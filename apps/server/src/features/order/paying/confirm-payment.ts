import type { orderComplete } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { orderView, ownOrder } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'
import { settleOrder } from './settle-order.ts'

/** Handles the return from the window of a report's payment. */
export const confirmPayment: Action<typeof orderComplete> = async (ctx, input, user) => {
  const order = await ownOrder(ctx.db, user.seq, { merchant: input.merchant_uid })
  if (!order) throw new Fail('orderNotFound')
  const result = await settleOrder(ctx, order, input)
  return { result, order: describeOrder(await orderView(ctx.db, order.order_seq)) }
}
