import type { TxContext } from '../../../kernel/context.ts'
import { wonOfTicket } from '../../ticket/using/return-ticket.ts'
import { postDelivery } from '../../ledger/post-delivery.ts'
import { readRefunded } from '../../payment/read-collected.ts'
import type { OrderRow } from '../order-row.ts'
import { insertOrderEvent, recordDelivery } from '../queries.ts'

/** The report of an order is finished. It may finish again after a change of address; revenue is posted once. */
export async function deliverOrder(tx: TxContext, order: OrderRow, reportSeq: number): Promise<void> {
  await recordDelivery(tx.db, order.order_seq)
  const full = order.price + order.discount + (await wonOfTicket(tx, order.order_seq))
  // A part that was refunded before is not earned.
  await postDelivery(tx, order.order_seq, full - (await readRefunded(tx.db, order.order_seq)))
  await insertOrderEvent(tx.db, order.order_seq, 'delivered', { report_seq: reportSeq })
}
