import type { orderDeterminedAddress } from '@jipsalpim/contract/order.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { startReport } from '../report/start-report.ts'
import { choosePlace } from './choose-place.ts'
import { keepOrderEvent, lockOwnOrder, orderView, ownOrder, setPlace } from './queries.ts'
import { samePlace } from './same-place.ts'
import { sayOrder } from './say-order.ts'

/** The address of an order that was paid without one. The report starts when the unit is known too. */
export const decideAddress: Action<typeof orderDeterminedAddress> = async (ctx, { id, place: choice }, user) => {
  if (!(await ownOrder(ctx.db, user.seq, { order_seq: id }))) throw new Fail('orderNotFound')
  const place = await choosePlace(ctx, choice)
  return ctx.tx(async (tx) => {
    const order = await lockOwnOrder(tx.db, user.seq, { order_seq: id })
    if (!order) throw new Fail('orderNotFound')
    if (order.state === 'completed' && samePlace(order, place)) return sayOrder(await orderView(tx.db, id))
    if (order.state !== 'completed' || order.address_state !== 'address') throw new Fail('addressUndecidedState')
    await setPlace(tx.db, id, place)
    await keepOrderEvent(tx.db, id, 'address-decided', { address_state: place.address_state })
    if (place.address_state === 'complete') await startReport(tx, order)
    return sayOrder(await orderView(tx.db, id))
  })
}
