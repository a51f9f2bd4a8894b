import type { Hooks } from '../../../kernel/hooks.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { chosenCoupon } from '../../coupon/using/reserve-coupon.ts'
import { storedCard } from '../../payment/card/stored-card.ts'
import { chargeOrder, countCharges } from '../../payment/charging/charge-order.ts'
import { watchOfOrder } from '../../subscribe/beginning/watch-of-order.ts'
import { closedRefusal } from '../paying/closed-refusal.ts'
import { failureName } from '../paying/failure-name.ts'
import { orderBySeq } from '../queries.ts'
import { createNotifier } from './order-later.ts'

/** Orders a watch and charges the stored card, which also pays for later periods. At price 0 nothing is charged. */
export const payWatch: Hooks['watchOrders']['pay'] = async (ctx, { card_seq, price, ...input }, user) => {
  // Checked before the card: a realtor gets the error about coupons even if the card is not theirs.
  await chosenCoupon(ctx, input, user)
  const card = await storedCard(ctx.db, card_seq)
  if (card?.user_seq !== user.seq) throw new Fail('paymentRecordNotFound')
  const made = await createNotifier(ctx, user, { ...input, shown_price: price }, card)
  const { merchant_uid, order_seq } = made
  const state = await chargeWatch(ctx, order_seq)
  return {
    merchant_uid,
    order_seq,
    price: made.price,
    state,
    subscribeSeq: state === 'completed' ? await watchOfOrder(ctx.db, order_seq) : null,
  }
}

/** Charges the order of a watch; a free one is only completed. Throws if the charge failed. */
export async function chargeWatch(ctx: Context, orderSeq: number): Promise<'completed' | 'checking'> {
  const charged = await chargeOrder(ctx, orderSeq, await countCharges(ctx.db, orderSeq))
  if (charged.is === 'declined') throw new Fail(failureName(charged.reason), { reason: charged.reason })
  if (charged.is === 'closed') throw await closedRefusal(ctx, await orderBySeq(ctx.db, orderSeq))
  return charged.is === 'paid' ? 'completed' : 'checking'
}
