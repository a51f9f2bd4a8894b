import type { TxContext } from '../../kernel/context.ts'
import { postNotice } from '../message/post-notice.ts'
import type { Payable } from './payable.ts'
import { paidAttemptOfOrder, type RefundRow } from './queries.ts'
import { requestRefund } from './request-refund.ts'

/** What was paid for an order goes back by itself. An order that cost nothing is cancelled. Under the order's lock. */
export async function refundOrder(tx: TxContext, order: Payable, reason: string): Promise<RefundRow | null> {
  const attempt = await paidAttemptOfOrder(tx.db, order.order_seq)
  const refund = attempt && (await requestRefund(tx, attempt, reason))
  if (refund) return refund
  const closed = await tx.hooks.payables.onEnded(tx, order.order_seq, 'cancelled', { reason })
  const { coupon, ticket } = await tx.hooks.payables.givenBack(tx, order.order_seq)
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
