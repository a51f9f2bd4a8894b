import type { orderCartEdit } from '@jipsalpim/contract/areas/order/order.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refuseOutsideRegion } from '../../coupon/using/may-move.ts'
import { isFullyRefunded } from '../../payment/refund/is-fully-refunded.ts'
import { restartReport } from '../../report/preparing/restart-report.ts'
import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { choosePlace } from './choose-place.ts'
import { columnsOf, placeColumns, type PlaceColumns } from '../order-row.ts'
import type { HomeOrder } from '../../report/home-order.ts'
import {
  editPlaceInWindow,
  saveAddressEdit,
  insertOrderEvent,
  lockOwnHomeOrder,
  orderView,
  ownOrder,
} from '../queries.ts'
import { errorCode } from '../../../../../../db/error-code.ts'
import { samePlace } from '../placing/same-place.ts'
import { presentCart } from '../reading/present-order.ts'

/** Changes the address within five minutes of paying: the report in progress is voided and the new register pulled. */
export const editAddress: Action<typeof orderCartEdit> = async (ctx, { merchant, place: choice, unique_no }, user) => {
  const found = await ownOrder(ctx.db, user.seq, { merchant })
  if (!found) throw new Fail('orderNotFound')
  const place = choice ? await choosePlace(ctx, choice) : { ...placeOf(found), unique_no }
  if (place.address_state !== 'complete') throw new Fail('unitState')
  try {
    const edited = await ctx.tx(async (tx) => {
      const order = await lockOwnHomeOrder(tx.db, user.seq, { merchant })
      if (!order) throw new Fail('orderNotFound')
      if (
        order.state !== 'completed' ||
        order.address_state !== 'complete' ||
        (await isFullyRefunded(tx, order.order_seq))
      )
        throw new Fail('addressState')
      if (samePlace(order, place)) return orderView(tx.db, order.order_seq)
      await refuseOutsideRegion(tx, order.order_seq, place.hit?.dongCode ?? null)
      const deadline = await editPlaceInWindow(tx.db, order.order_seq, place)
      if (!deadline) throw new Fail('addressWindowClosed')
      await restartReport(tx, order)
      await insertOrderEvent(tx.db, order.order_seq, 'address-edited')
      killPoint('edit.written')
      const view = await orderView(tx.db, order.order_seq)
      await saveAddressEdit(tx.db, order.order_seq, place, deadline)
      return view
    })
    killPoint('edit.committed')
    return presentCart(edited)
  } catch (error) {
    if (isPastDeadline(error)) throw new Fail('addressWindowClosed')
    throw error
  }
}

/** The column is only written by choosePlace, from a signed hit. */
const placeOf = (o: HomeOrder): PlaceColumns => ({
  ...columnsOf(o, placeColumns),
  hit: o.address_hit as AddressHit | null,
})

/** The table's own check failed: the deadline passed between the update and this insert. */
const isPastDeadline = (error: unknown): boolean =>
  error instanceof Error && 'table' in error && error.table === 'order_address_edit' && errorCode(error) === '23514'
