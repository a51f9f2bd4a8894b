import type { Input } from '@jipsalpim/contract/call.ts'
import type {
  Order,
  orderDeterminedBuilding,
  orderDeterminedBuildingMerchant,
} from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { startReport } from '../../report/preparing/start-report.ts'
import { insertOrderEvent, lockOwnHomeOrder, orderView, setUnit, type WhichOrder } from '../queries.ts'
import { sameUnit } from '../placing/same-place.ts'
import { describeOrder } from '../reading/present-order.ts'

type Chosen = Pick<
  Input<typeof orderDeterminedBuilding>,
  'building_dong' | 'building_floor' | 'building_ho' | 'unique_no'
>
export const decideUnit: Action<typeof orderDeterminedBuilding> = (ctx, { id, ...chosen }, user) =>
  decide(ctx, user.seq, { order_seq: id }, chosen)
export const decideUnitOfMerchant: Action<typeof orderDeterminedBuildingMerchant> = (ctx, { id, ...chosen }, user) =>
  decide(ctx, user.seq, { merchant: id }, chosen)

/** Sets the unit of an order whose building is known, and starts the report. */
const decide = (ctx: Context, userSeq: number, which: WhichOrder, chosen: Chosen): Promise<Order> =>
  ctx.tx(async (tx) => {
    const order = await lockOwnHomeOrder(tx.db, userSeq, which)
    if (!order) throw new Fail('orderNotFound')
    const id = order.order_seq
    const unit = {
      building_dong: chosen.building_dong || null,
      building_floor: chosen.building_floor || null,
      building_ho: chosen.building_ho || null,
    }
    if (order.state === 'completed' && order.address_state === 'complete' && sameUnit(order, unit))
      return describeOrder(await orderView(tx.db, id))
    if (order.state !== 'completed' || order.address_state !== 'dongfloorho' || !unit.building_ho)
      throw new Fail('unitState')
    if (await isFullyRefunded(tx, id)) throw new Fail('unitState')
    await setUnit(tx.db, id, { ...unit, unique_no: chosen.unique_no })
    await insertOrderEvent(tx.db, id, 'unit-decided')
    await startReport(tx, order)
    return describeOrder(await orderView(tx.db, id))
  })
