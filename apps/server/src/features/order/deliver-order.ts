import type { TxContext } from '../../main/context.ts'
import { postDelivery } from '../ledger/post-delivery.ts'
import type { OrderRow } from './order-row.ts'
import { keepOrderEvent, noteDelivery } from './queries.ts'

/** The report of an order is there. After a change of address it may come again; it is earned once. */
export async function deliverOrder(tx: TxContext, order: OrderRow, reportSeq: number): Promise<void> {
  await noteDelivery(tx.db, order.order_seq)
  await postDelivery(tx, order.order_seq, order.price)
  await keepOrderEvent(tx.db, order.order_seq, 'delivered', { report_seq: reportSeq })
}
