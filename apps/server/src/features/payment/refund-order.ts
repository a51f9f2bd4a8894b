import type { TxContext } from '../../main/context.ts'
import { closeOrder } from '../order/close-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { paidAttemptOfOrder } from './queries.ts'
import { requestRefund } from './request-refund.ts'

/** What was paid for an order goes back by itself. An order that cost nothing is cancelled. Under the order's lock. */
export async function refundOrder(tx: TxContext, order: OrderRow, reason: string): Promise<void> {
  const attempt = await paidAttemptOfOrder(tx.db, order.order_seq)
  const refund = attempt && (await requestRefund(tx, attempt, reason))
  if (!refund) await closeOrder(tx, order.order_seq, 'cancelled', { reason })
}
