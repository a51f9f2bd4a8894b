import type { TxContext } from '../../../kernel/context.ts'
import { postPayment } from '../../ledger/post-payment.ts'
import type { FetchedPayment } from '../settling/fetch-payments.ts'
import { moveAttempt, type AttemptRow } from '../queries.ts'
import { saveOutsideRefund } from '../refund/save-outside-refund.ts'
import { requestRefund } from '../refund/request-refund.ts'

/**
 * The gateway captured a different amount than the order's price: nothing is delivered, and all of it is refunded
 * automatically. Requires the order's lock and an open attempt.
 */
export async function bookWrongAmount(tx: TxContext, attempt: AttemptRow, payment: FetchedPayment): Promise<void> {
  await moveAttempt(tx.db, attempt.attempt_seq, ['pending', 'unknown', 'failed'], 'cancelled', {
    gateway_id: payment.gatewayId,
    captured: payment.amount,
    paid_on: payment.paidOn,
    reason: 'wrong-amount',
  })
  const taken = { ...attempt, captured: payment.amount }
  await postPayment(tx, attempt.attempt_seq, payment.amount)
  await tx.hooks.payables.onEnded(tx, attempt.order_seq, 'failed', { reason: 'wrong-amount', captured: payment.amount })
  await saveOutsideRefund(tx, taken, payment.cancelledAmount ?? 0)
  await requestRefund(tx, taken, 'wrong-amount')
}
