import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import type { Payable } from '../payable.ts'
import type { RefundRow } from '../queries.ts'
import { requestShare } from './request-refund.ts'
import { shareOf } from './share-of.ts'

/**
 * Refunds everything paid for an order automatically. An order that cost nothing is cancelled. Requires the order's
 * lock.
 */
export async function refundOrder(tx: TxContext, order: Payable, reason: string): Promise<RefundRow | null> {
  const share = await shareOf(tx.db, order.order_seq)
  const refund = share && (await requestShare(tx, share, reason))
  if (refund) return refund
  const closed = await tx.hooks.payables.onEnded(tx, order.order_seq, 'cancelled', { reason })
  const { coupon, ticket } = await tx.hooks.payables.givenBack(tx, order.order_seq)
  // If money was paid, the user is notified when the refund is done; if only a coupon or ticket is returned, here.
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
