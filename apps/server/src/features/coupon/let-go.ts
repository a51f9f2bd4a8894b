import type { JobHandler } from '../../kernel/job.ts'
import type { Context } from '../../kernel/context.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { isInDoubt } from '../payment/is-in-doubt.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { endExpired, ordersHolding } from './queries.ts'

/** Longer than a gateway's window stays open. */
const MINUTES_HELD = 30

/** Coupons whose time is over make room; an order that was left unpaid lets its coupon go. */
export async function sweepCoupons(ctx: Context): Promise<void> {
  await endExpired(ctx.db)
  for (const order_seq of await ordersHolding(ctx.db, MINUTES_HELD))
    await ctx.enqueue('coupon.let-go', { order_seq }, { key: `order:${order_seq}` })
}

/**
 * The gateway is asked first: a payment that came after all completes the order. Else the order is closed, and what is
 * paid for it later goes back.
 */
export const letGo: JobHandler<'coupon.let-go'> = async (ctx, { order_seq }) => {
  const order = await ctx.hooks.payables.find(ctx, order_seq)
  if (order.state !== 'pending') return
  if (order.price > 0) {
    const settled = await settlePayment(ctx, order.merchant_uid)
    killPoint('coupon.asked')
    // Asked again by its own ladder; the next sweep looks again.
    if (settled.is === 'paid' || settled.is === 'checking') return
  }
  await ctx.tx(async (tx) => {
    await tx.hooks.payables.hold(tx, order_seq)
    if (await isInDoubt(tx, order.merchant_uid)) return
    await tx.hooks.payables.onEnded(tx, order_seq, 'cancelled', { reason: 'coupon-let-go' }, ['pending'])
    killPoint('coupon.letting-go')
  })
  killPoint('coupon.let-go')
}
