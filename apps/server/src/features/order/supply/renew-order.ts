import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Hooks } from '../../../kernel/hooks.ts'
import { namePlace } from '../../address/name-place.ts'
import type { ChosenHome } from '../../subscribe/hooks.ts'
import { roleOf } from '../../account/person/role-of.ts'
import { closeOrder } from '../close-order.ts'
import { columnsOf, placeColumns, type OrderRow, type PlaceColumns } from '../order-row.ts'
import { newMerchantUid } from '../placing/merchant-uid.ts'
import { insertAlone } from '../placing/alone/one-purchase.ts'
import { priceOf, taxFreeOf } from '../price/price-of.ts'
import { highestListPrice } from '../price/price-queries.ts'
import { insertCuts, insertOrderEvent, orderBySeq } from '../queries.ts'

const productOf = { month: 'subscribe', year: 'subscribe-year' } as const

/**
 * The order of a watch's later period: for its home, at the plan's current price with the discount in force, or at the
 * amount stored with the watch. Unpaid, and the only open one of its watch.
 */
export const renewOrder: Hooks['watchOrders']['renew'] = async (tx, renewal) => {
  const { user_seq, first_order_seq, plan, card, won, most, home } = renewal
  const role = await roleOf(tx, user_seq)
  const today = await priceOf(tx, productOf[plan], { seq: user_seq, role })
  if (!today) return null
  const listed = won === null && today.price <= most
  const price = listed ? today.price : Math.min(won ?? most, most)
  const first = await orderBySeq(tx.db, first_order_seq)
  const order = await insertAlone(
    tx,
    {
      merchant_uid: newMerchantUid(tx.now()),
      user_seq,
      product: 'subscribe-renewal',
      of_order_seq: first_order_seq,
      price,
      discount: listed ? today.full - price : 0,
      tax_free: taxFreeOf(today, price),
      pg_name: price === 0 ? 'free' : card.vendor,
      pay_method: 'card',
      card_seq: card.card_seq,
    },
    home ? placeOfHome(home) : placeOfOrder(first),
  )
  await insertOrderEvent(tx.db, order.order_seq, 'created', {
    product: order.product,
    price,
    discount: order.discount,
    pg_name: order.pg_name,
    of: first_order_seq,
  })
  if (listed && today.discount) await insertCuts(tx.db, order.order_seq, [today.discount])
  return { order_seq: order.order_seq, price, worth: price + order.discount }
}

/** Only complete units are watched; the hit was written by choosePlace. */
const placeOfOrder = (first: OrderRow): PlaceColumns => ({
  ...columnsOf(first, placeColumns),
  address_state: 'complete',
  hit: first.address_hit as AddressHit | null,
})
const placeOfHome = ({ hit, building_dong, building_ho }: ChosenHome): PlaceColumns => ({
  ...namePlace(hit),
  address_state: 'complete',
  building_dong,
  building_floor: null,
  building_ho,
  joint_yn: hit.multi ? 'Y' : 'N',
  unique_no: null,
  hit,
})

export const priceOn: Hooks['watchOrders']['priceOn'] = async (ctx, userSeq, plan, at) => {
  const role = await roleOf(ctx, userSeq)
  return (await priceOf(ctx, productOf[plan], { seq: userSeq, role }, at))?.price ?? null
}

export const highestPrice: Hooks['watchOrders']['highestPrice'] = (ctx, plan, until) =>
  highestListPrice(ctx.db, productOf[plan], until)

export const cancelOrder: Hooks['watchOrders']['cancel'] = (tx, orderSeq, reason) =>
  closeOrder(tx, orderSeq, 'cancelled', { reason }, ['pending'])
