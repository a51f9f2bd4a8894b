import type { TxContext } from '../../main/context.ts'
import { postNotice } from '../message/post-notice.ts'
import { startReport } from '../report/start-report.ts'
import type { OrderRow } from './order-row.ts'
import { keepOrderEvent, moveOrder } from './queries.ts'

/** What follows from a payment, in the payment's transaction. False: the order cannot be completed any more. */
export async function completeOrder(tx: TxContext, order: OrderRow): Promise<boolean> {
  if (!(await moveOrder(tx.db, order.order_seq, ['pending', 'failed'], 'completed'))) return false
  await keepOrderEvent(tx.db, order.order_seq, 'completed', { price: order.price })
  if (order.address_state === 'complete') await startReport(tx, order)
  else {
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq: order.order_seq,
      template: 'address-needed',
      variables: {},
      reference: `address-needed-${order.order_seq}`,
    })
  }
  return true
}
