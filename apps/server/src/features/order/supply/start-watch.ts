import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { lastDayOfTerm } from '@jipsalpim/engine/values/day.ts'
import type { Hooks } from '../../../kernel/hooks.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { keptBy } from '../../payment/card/kept-card.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { beginWatch } from '../../subscribe/beginning/begin-watch.ts'
import type { OrderRow } from '../order-row.ts'
import { payCampaign } from '../placing/pay-campaign.ts'
import { payWatch } from '../placing/pay-watch.ts'
import { insertOrderEvent, lockOrder, recordDelivery } from '../queries.ts'
import { giveUpOrder, priceOn, renewOrder } from './renew-order.ts'

/** Begins the watch that an order has paid for, by the home and the lease that it states. */
export async function startWatch(tx: TxContext, order: OrderRow): Promise<void> {
  // Written by choosePlace, from a signed hit; an order with an incomplete home is refused before it is placed.
  const hit = order.address_hit as AddressHit
  const { contract_date_living: moveIn, contract_months: months } = order
  await beginWatch(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    of_order_seq: order.of_order_seq,
    card_seq: await keptBy(tx.db, order),
    plan: order.product === 'subscribe-year' ? 'year' : 'month',
    price: order.price,
    worth: order.price + order.discount,
    hit,
    address: order.address ?? hit.roadAddress,
    building_dong: order.building_dong,
    building_ho: order.building_ho,
    contract_type: order.contract_type,
    deposit: order.deposit_amount,
    rent: order.rental_amount,
    contract_on: order.contract_date,
    balance_on: order.balance_on,
    move_in_on: moveIn,
    lease_end_on: moveIn !== null && months !== null ? lastDayOfTerm(moveIn, months) : null,
  })
}

/** The functions of the order area that the watch calls. */
export const watchOrders: Hooks['watchOrders'] = {
  pay: payWatch,
  payCampaign,
  priceOn,
  renew: renewOrder,
  giveUp: giveUpOrder,
  onBegun: async (tx, orderSeq) => {
    const order = await lockOrder(tx.db, orderSeq)
    if (order.state !== 'completed' || order.delivered_at !== null) return
    await recordDelivery(tx.db, orderSeq)
    await insertOrderEvent(tx.db, orderSeq, 'delivered', {})
  },
  onRefused: async (tx, orderSeq, reason) => {
    const order = await lockOrder(tx.db, orderSeq)
    if (order.state === 'completed') await refundOrder(tx, order, reason)
  },
}
