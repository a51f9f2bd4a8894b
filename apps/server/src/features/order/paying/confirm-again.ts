import type { payOrderComplete } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { readPack } from '../../ticket/read-pack.ts'
import { ownAnyOrder } from '../queries.ts'
import { settleOrder } from './settle-order.ts'

/** Handles the return from the window of a re-order or of a price difference. */
export const confirmAgain: Action<typeof payOrderComplete> = async (ctx, input, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { merchant: input.merchant_uid })
  if (!order || order.again === null || order.from_order_seq === null) throw new Fail('orderNotFound')
  const result = await settleOrder(ctx, order, input)
  return { result, kind: order.again, from_order_seq: order.from_order_seq, ...(await readPack(ctx, order.order_seq)) }
}
