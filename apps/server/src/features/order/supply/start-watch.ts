import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { lastDayOfTerm } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { storedCardOf } from '../../payment/card/stored-card.ts'
import { beginWatch } from '../../subscribe/beginning/begin-watch.ts'
import type { OrderRow } from '../order-row.ts'

/** Begins the watch that an order has paid for, with the order's home and lease. */
export async function startWatch(tx: TxContext, order: OrderRow): Promise<void> {
  // Written by choosePlace, from a signed hit; an order with an incomplete home is refused before it is placed.
  const hit = order.address_hit as AddressHit
  const { contract_date_living: moveIn, contract_months: months } = order
  await beginWatch(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    of_order_seq: order.of_order_seq,
    card_seq: await storedCardOf(tx.db, order),
    plan: order.product === 'subscribe-year' ? 'year' : 'month',
    price: order.price,
    worth: order.price + order.discount,
    hit,
    address: order.address ?? hit.roadAddress,
    building_dong: order.building_dong,
    building_ho: order.building_ho,
    chosen_no: order.unique_no,
    contract_type: order.contract_type,
    deposit: order.deposit_amount,
    rent: order.rental_amount,
    contract_on: order.contract_date,
    balance_on: order.balance_on,
    move_in_on: moveIn,
    lease_end_on: moveIn !== null && months !== null ? lastDayOfTerm(moveIn, months) : null,
  })
}
