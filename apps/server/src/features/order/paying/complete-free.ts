import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderCouponOnceComplete, orderOnceComplete } from '@jipsalpim/contract/areas/order/order.ts'
import type { paypleCompleteFree } from '@jipsalpim/contract/areas/payment/calls.ts'
import { isTicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { settleFree } from '../../payment/settling/settle-free.ts'
import { isHomeOrder } from '../order-row.ts'
import { refuseTakenOver } from '../placing/alone/one-purchase.ts'
import { lockOwnOrder, orderBySeq, orderView, ownAnyOrder, ownOrder } from '../queries.ts'
import { describeOrder } from '../reading/present-order.ts'
import { settleOrder } from './settle-order.ts'

export const completeByCoupon: Action<typeof orderCouponOnceComplete> = (ctx, input, user) =>
  completeFree(ctx, input, user)
export const completeFreeAtPayple: Action<typeof paypleCompleteFree> = (ctx, input, user) =>
  completeFree(ctx, input, user)

/** Completes a one-time order: a free one directly, any other by checking the payment at the gateway. */
export const completeOnce: Action<typeof orderOnceComplete> = async (ctx, { merchant_uid, imp_uid }, user) => {
  const order = await ownAnyOrder(ctx.db, user.seq, { merchant: merchant_uid })
  if (!order || isTicketPack(order.product)) throw new Fail('orderNotFound')
  const seen = { merchant_uid, imp_uid, status: 'paid', pg_name: order.pg_name } as const
  const result =
    order.pg_name === 'free' ? await settleFreely(ctx, merchant_uid, user) : await settleOrder(ctx, order, seen)
  const { order_seq } = order
  if (isHomeOrder(order))
    return { result, order_seq, order: describeOrder(await orderView(ctx.db, order_seq)), supply_by: null }
  return { result, order_seq, order: null, supply_by: (await orderBySeq(ctx.db, order_seq)).supply_by }
}

/** Completes a free order; repeats have no further effect. */
async function completeFree(ctx: Context, { merchant_uid }: Input<typeof orderCouponOnceComplete>, user: User) {
  const order = await ownOrder(ctx.db, user.seq, { merchant: merchant_uid })
  if (!order) throw new Fail('orderNotFound')
  const result = await settleFreely(ctx, merchant_uid, user)
  return { result, order: describeOrder(await orderView(ctx.db, order.order_seq)) }
}

async function settleFreely(ctx: Context, merchantUid: string, user: User): Promise<'paid'> {
  await ctx.tx(async (tx) => {
    const order = await lockOwnOrder(tx.db, user.seq, { merchant: merchantUid })
    if (!order) throw new Fail('orderNotFound')
    if (order.price > 0 || order.pg_name !== 'free') throw new Fail('paymentTypeInvalid')
    await refuseTakenOver(tx, order)
    if (order.state === 'pending') await settleFree(tx, order)
    else if (!order.paid_at) throw new Fail('paymentNotCompleted', { reason: order.state })
    killPoint('order.completing')
  })
  killPoint('order.completed')
  return 'paid'
}
