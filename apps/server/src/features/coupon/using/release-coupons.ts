import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { isInDoubt } from '../../payment/doubt/is-in-doubt.ts'
import { settlePayment } from '../../payment/settling/settle-payment.ts'
import { endExpired, ordersHolding } from '../queries.ts'

/** Longer than a gateway's window stays open. */
const MINUTES_RESERVED = 30

/** Ends expired coupons, which frees their places in the quota, and releases the coupons and points of unpaid orders. */
export async function sweepCoupons(ctx: Context): Promise<void> {
  await endExpired(ctx.db)
  for (const order_seq of await ordersHolding(ctx.db, MINUTES_RESERVED))
    await ctx.enqueue('coupon.let-go', { order_seq }, { key: `order:${order_seq}` })
}

/**
 * The gateway is asked first: a payment after all completes the order. Otherwise the order is closed, and a later
 * payment for it is refunded.
 */
export const releaseOrder: JobHandler<'coupon.let-go'> = async (ctx, { order_seq }) => {
  const order = await ctx.hooks.payables.find(ctx, order_seq)
  if (order.state !== 'pending') return
  if (order.price > 0) {
    const settled = await settlePayment(ctx, order.merchant_uid)
    killPoint('coupon.asked')
    // The payment's own retries ask again; the next sweep checks again.
    if (settled.is === 'paid' || settled.is === 'checking') return
  }
  await ctx.tx(async (tx) => {
    await tx.hooks.payables.lock(tx, order_seq)
    if (await isInDoubt(tx, order.merchant_uid)) return
    await tx.hooks.payables.onEnded(tx, order_seq, 'cancelled', { reason: 'coupon-let-go' }, ['pending'])
    killPoint('coupon.letting-go')
  })
  killPoint('coupon.let-go')
}
