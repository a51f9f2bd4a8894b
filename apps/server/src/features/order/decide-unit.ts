import type { orderDeterminedBuilding } from '@jipsalpim/contract/order.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { startReport } from '../report/start-report.ts'
import { keepOrderEvent, lockOwnOrder, orderView, setUnit } from './queries.ts'
import { sameUnit } from './same-place.ts'
import { sayOrder } from './say-order.ts'

/** The unit of an order whose building is decided: with it the register can be pulled. */
export const decideUnit: Action<typeof orderDeterminedBuilding> = async (ctx, { id, ...chosen }, user) =>
  ctx.tx(async (tx) => {
    const order = await lockOwnOrder(tx.db, user.seq, { order_seq: id })
    if (!order) throw new Fail('orderNotFound')
    const unit = {
      building_dong: chosen.building_dong || null,
      building_floor: chosen.building_floor || null,
      building_ho: chosen.building_ho || null,
    }
    if (order.state === 'completed' && order.address_state === 'complete' && sameUnit(order, unit)) return sayOrder(await orderView(tx.db, id))
    if (order.state !== 'completed' || order.address_state !== 'dongfloorho' || !unit.building_ho) throw new Fail('unitState')
    await setUnit(tx.db, id, unit)
    await keepOrderEvent(tx.db, id, 'unit-decided')
    await startReport(tx, order)
    return sayOrder(await orderView(tx.db, id))
  })
