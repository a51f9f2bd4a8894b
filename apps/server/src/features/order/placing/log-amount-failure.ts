import type { orderAmountFailLog } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { insertOrderEvent, ownAnyOrder } from '../queries.ts'

export const logAmountFailure: Action<typeof orderAmountFailLog> = async (ctx, { merchant_uid, message }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { merchant: merchant_uid })
  if (!order) throw new Fail('orderNotFound')
  await insertOrderEvent(ctx.db, order.order_seq, 'window-failed', { message })
  return {}
}
