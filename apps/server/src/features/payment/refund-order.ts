import type { TxContext } from '../../kernel/context.ts'
import { readReturned } from '../coupon/read-returned.ts'
import { wonOfTicket } from '../ticket/return-ticket.ts'
import { postNotice } from '../message/post-notice.ts'
import { closeOrder } from '../order/close-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { paidAttemptOfOrder, type RefundRow } from './queries.ts'
import { requestRefund } from './request-refund.ts'

/** What was paid for an order goes back by itself. An order that cost nothing is cancelled. Under the order's lock. */
export async function refundOrder(tx: TxContext, order: OrderRow, reason: string): Promise<RefundRow | null> {
  const attempt = await paidAttemptOfOrder(tx.db, order.order_seq)
  const refund = attempt && (await requestRefund(tx, attempt, reason))
  if (refund) return refund
  const closed = await closeOrder(tx, order.order_seq, 'cancelled', { reason })
  const coupon = await readReturned(tx, order.order_seq)
  const ticket = (await wonOfTicket(tx, order.order_seq)) > 0
  // With money the person is told when it is back; with a coupon or a ticket alone, here.
  if (closed && (coupon !== 'none' || ticket))
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq: order.order_seq,
      template: 'report-refunded',
      variables: { amount: 0, reason, coupon, ...(ticket && { ticket: 'open' }) },
      reference: `coupon-back-${order.order_seq}`,
    })
  return null
}
