import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderCreate } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { chosenCoupon, cutOf, reserveCoupon } from '../../coupon/using/reserve-coupon.ts'
import { settleFree } from '../../payment/settling/settle-free.ts'
import { openPayment } from '../../payment/opening/open-payment.ts'
import { choosePlace } from '../address/choose-place.ts'
import { isPaidAs, orderOfDraft } from './draft-order.ts'
import { supportsMethod } from '../paying/supports-method.ts'
import { saveTexts } from '../contract/save-texts.ts'
import { newMerchantUid } from './merchant-uid.ts'
import type { OrderRow } from '../order-row.ts'
import { priceOf, taxFreeOf, type Price } from '../price/price-of.ts'
import type { PriceContext } from '../../coupon/hooks.ts'
import { insertAlone } from './alone/one-purchase.ts'
import { insertCuts, insertOrderEvent } from '../queries.ts'
import { statedColumns } from '../contract/stated-columns.ts'

/**
 * Returns the draft's order: a new one, or the one left by a second tab, a killed process or a declined card. If
 * another tab has paid, that order is returned as paid. An order that a coupon reduces to 0 stays open until its own
 * call completes it; until then the coupon is only reserved.
 */
export const createOrder: Action<typeof orderCreate> = async (ctx, input, user) => {
  const coupon = await chosenCoupon(ctx, input, user)
  // Checked before the slow look-up of the home; without a home, the check inside the transaction is enough.
  if (!coupon && input.place) refuseOtherPrice(input, (await todaysPrice(ctx, user)).price)
  const place = await choosePlace(ctx, input.place)
  return ctx.tx(async (tx) => {
    // Users are never charged a price that they were not shown; a paid order is returned whatever its price.
    const isSame = (o: OrderRow) =>
      o.state === 'completed' || (o.price === input.shown_price && isPaidAs(o, input.pg_name, input.pay_method))
    const before = input.draft_key === null ? null : await orderOfDraft(tx, user.seq, input.draft_key, isSame)
    if (before) return before
    // Read again inside the transaction: the price may have changed since it was shown to the user.
    const today = await todaysPrice(tx, user)
    const cut = coupon && cutOf(coupon, { ...today, dongCode: place.hit?.dongCode ?? null })
    const price = today.price - (cut?.won ?? 0)
    refuseOtherPrice(input, price)
    const cuts = [today.discount, cut].filter((c) => c !== null)
    const order = await insertAlone(
      tx,
      {
        ...statedColumns(input),
        merchant_uid: newMerchantUid(ctx.now()),
        user_seq: user.seq,
        price,
        discount: today.full - price,
        pg_name: price === 0 ? 'free' : input.pg_name,
        pay_method: price === 0 ? 'card' : input.pay_method,
        tax_free: taxFreeOf(today, price),
      },
      place,
    )
    await saveTexts(tx, order, input)
    await insertOrderEvent(tx.db, order.order_seq, 'created', {
      price,
      discount: order.discount,
      pg_name: order.pg_name,
    })
    if (cuts.length > 0) await insertCuts(tx.db, order.order_seq, cuts)
    if (coupon && cut) await reserveCoupon(tx, order, { coupon_seq: coupon.coupon_seq, won: cut.won })
    killPoint('order.held')
    if (price > 0) await openPayment(tx, order)
    else if (!cut) await settleFree(tx, order)
    const state = price === 0 && !cut ? 'completed' : 'pending'
    return { merchant_uid: order.merchant_uid, order_seq: order.order_seq, price, state }
  })
}

async function todaysPrice(ctx: PriceContext, user: User): Promise<Price> {
  const price = await priceOf(ctx, 'report', user)
  if (!price) throw new Fail('notOnSale')
  return price
}

function refuseOtherPrice(input: Input<typeof orderCreate>, price: number): void {
  if (input.shown_price !== price) throw new Fail('paymentRequestFailed', { price })
  if (!supportsMethod(price, input)) throw new Fail('paymentTypeInvalid')
}
