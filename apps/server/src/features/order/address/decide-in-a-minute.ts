import type { orderDeterminedMinute } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { startReport } from '../../report/preparing/start-report.ts'
import { choosePlace } from './choose-place.ts'
import { insertOrderEvent, lockOwnHomeOrder, orderView, ownOrder, setPlace, setTermIfUnknown } from '../queries.ts'
import { samePlace } from '../placing/same-place.ts'
import { describeOrder } from '../reading/present-order.ts'

/** Sets building and unit together: the report starts at once. */
export const decideInAMinute: Action<typeof orderDeterminedMinute> = async (ctx, input, user) => {
  const which = { order_seq: input.id }
  if (!(await ownOrder(ctx.db, user.seq, which))) throw new Fail('orderNotFound')
  const place = await choosePlace(ctx, input.place)
  if (place.address_state !== 'complete') throw new Fail('unitState')
  return ctx.tx(async (tx) => {
    const order = await lockOwnHomeOrder(tx.db, user.seq, which)
    if (!order) throw new Fail('orderNotFound')
    const id = order.order_seq
    if (order.state === 'completed' && samePlace(order, place)) return describeOrder(await orderView(tx.db, id))
    if (order.state !== 'completed' || order.address_state === 'complete') throw new Fail('addressUndecidedState')
    if (await isFullyRefunded(tx, id)) throw new Fail('addressUndecidedState')
    await setPlace(tx.db, id, place)
    await setTermIfUnknown(tx.db, id, input.contract_months)
    await insertOrderEvent(tx.db, id, 'address-decided', { by: 'minute' })
    await startReport(tx, order)
    return describeOrder(await orderView(tx.db, id))
  })
}
