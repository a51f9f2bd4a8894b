import type {
  orderDeterminedAddress,
  orderDeterminedAddressMerchant,
  Order,
  PlaceChoice,
} from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { startReport } from '../../report/preparing/start-report.ts'
import { choosePlace } from './choose-place.ts'
import { insertOrderEvent, lockOwnHomeOrder, orderView, ownOrder, setPlace, type WhichOrder } from '../queries.ts'
import { samePlace } from '../placing/same-place.ts'
import { describeOrder } from '../reading/present-order.ts'

export const decideAddress: Action<typeof orderDeterminedAddress> = (ctx, { id, place }, user) =>
  decide(ctx, user.seq, { order_seq: id }, place)
export const decideAddressOfMerchant: Action<typeof orderDeterminedAddressMerchant> = (ctx, { id, place }, user) =>
  decide(ctx, user.seq, { merchant: id }, place)

/** Sets the address of an order that was paid without one. The report starts if the unit is known, too. */
async function decide(ctx: Context, userSeq: number, which: WhichOrder, choice: PlaceChoice): Promise<Order> {
  if (!(await ownOrder(ctx.db, userSeq, which))) throw new Fail('orderNotFound')
  const place = await choosePlace(ctx, choice)
  return ctx.tx(async (tx) => {
    const order = await lockOwnHomeOrder(tx.db, userSeq, which)
    if (!order) throw new Fail('orderNotFound')
    const id = order.order_seq
    if (order.state === 'completed' && samePlace(order, place)) return describeOrder(await orderView(tx.db, id))
    if (order.state !== 'completed' || order.address_state !== 'address') throw new Fail('addressUndecidedState')
    if (await isFullyRefunded(tx, id)) throw new Fail('addressUndecidedState')
    await setPlace(tx.db, id, place)
    await insertOrderEvent(tx.db, id, 'address-decided', { address_state: place.address_state })
    if (place.address_state === 'complete') await startReport(tx, order)
    return describeOrder(await orderView(tx.db, id))
  })
}
