import type { TxContext } from '../../main/context.ts'
import { postRefund } from '../ledger/post-refund.ts'
import { closeOrder } from '../order/close-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { postNotice } from '../message/post-notice.ts'
import { moveRefund, refundsOf, type AttemptRow, type RefundRow } from './queries.ts'

/** The money is back: ledger, order and notice together. Under the order's lock; a second time it does nothing. */
export async function commitRefund(
  tx: TxContext,
  order: OrderRow,
  attempt: AttemptRow,
  refund: RefundRow,
): Promise<void> {
  if (!(await moveRefund(tx.db, refund.refund_seq, 'done'))) return
  await postRefund(tx, { orderSeq: order.order_seq, refundSeq: refund.refund_seq, won: refund.amount })
  await closeWhenAllBack(tx, order, attempt, refund)
}

/** An order whose whole payment went back is refunded, and the person is told once. */
export async function closeWhenAllBack(
  tx: TxContext,
  order: OrderRow,
  attempt: AttemptRow,
  last: RefundRow,
): Promise<void> {
  const back = (await refundsOf(tx.db, attempt.attempt_seq)).reduce(
    (sum, r) => sum + (r.state === 'done' ? r.amount : 0),
    0,
  )
  if (back < (attempt.captured ?? 0)) return
  await closeOrder(tx, order.order_seq, 'refunded', { reason: last.reason, amount: back })
  await postNotice(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    template: 'report-refunded',
    variables: { amount: back, reason: last.reason },
    reference: `refunded-${attempt.attempt_seq}`,
  })
}
