import type { orderCartEdit } from '@jipsalpim/contract/order.ts'
import { Fail, type Action } from '../../http/serve.ts'
import { killPoint } from '../../testing/kill-point.ts'
import { restartReport } from '../report/restart-report.ts'
import { choosePlace } from './choose-place.ts'
import { editPlaceInWindow, keepAddressEdit, keepOrderEvent, lockOwnOrder, orderView, ownOrder } from './queries.ts'
import { samePlace } from './same-place.ts'
import { sayOrder } from './say-order.ts'

/** Another address within five minutes of paying: the report under way is voided and the new register pulled. */
export const editAddress: Action<typeof orderCartEdit> = async (ctx, { merchant, place: choice }, user) => {
  if (!(await ownOrder(ctx.db, user.seq, { merchant }))) throw new Fail('orderNotFound')
  const place = await choosePlace(ctx, choice)
  if (place.address_state !== 'complete') throw new Fail('unitState')
  try {
    const edited = await ctx.tx(async (tx) => {
      const order = await lockOwnOrder(tx.db, user.seq, { merchant })
      if (!order) throw new Fail('orderNotFound')
      const before = await orderView(tx.db, order.order_seq)
      if (order.state !== 'completed' || order.address_state !== 'complete' || before.refund)
        throw new Fail('addressState')
      if (samePlace(order, place)) return before
      const deadline = await editPlaceInWindow(tx.db, order.order_seq, place)
      if (!deadline) throw new Fail('addressWindowClosed')
      await restartReport(tx, order)
      await keepOrderEvent(tx.db, order.order_seq, 'address-edited')
      killPoint('edit.written')
      const view = await orderView(tx.db, order.order_seq)
      await keepAddressEdit(tx.db, order.order_seq, place, deadline)
      return view
    })
    killPoint('edit.committed')
    return sayOrder(edited)
  } catch (error) {
    if (isPastDeadline(error)) throw new Fail('addressWindowClosed')
    throw error
  }
}

/** The check of order_address_edit: the deadline passed between the update and its own row. */
const isPastDeadline = (error: unknown): boolean =>
  error instanceof Error &&
  'table' in error &&
  error.table === 'order_address_edit' &&
  'code' in error &&
  error.code === '23514'
