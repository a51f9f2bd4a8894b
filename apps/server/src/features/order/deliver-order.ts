import type { TxContext } from '../../kernel/context.ts'
import { wonOfTicket } from '../ticket/return-ticket.ts'
import { postDelivery } from '../ledger/post-delivery.ts'
import { readBack } from '../payment/read-held.ts'
import type { OrderRow } from './order-row.ts'
import { keepOrderEvent, noteDelivery } from './queries.ts'

/** The report of an order is there. After a change of address it may come again; it is earned once. */
export async function deliverOrder(tx: TxContext, order: OrderRow, reportSeq: number): Promise<void> {
  await noteDelivery(tx.db, order.order_seq)
  const full = order.price + order.discount + (await wonOfTicket(tx, order.order_seq))
  // A part that went back before is owed no more, so it cannot be earned.
  await postDelivery(tx, order.order_seq, full - (await readBack(tx.db, order.order_seq)))
  await keepOrderEvent(tx.db, order.order_seq, 'delivered', { report_seq: reportSeq })
}
