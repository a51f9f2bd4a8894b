import type { TxContext } from '../../../kernel/context.ts'
import { correctPayment } from '../../ledger/correct-payment.ts'
import type { Payable } from '../payable.ts'
import type { FetchedPayment } from '../settling/fetch-payments.ts'
import { closeWhenAllBack } from '../refund/commit-refund.ts'
import { saveOutsideRefund } from '../refund/save-outside-refund.ts'
import type { ListedRow } from '../doubt/listed-queries.ts'
import { attemptBySeq, refundsOf, setCaptured, type AttemptRow } from '../queries.ts'
import { isOpen } from '../refund/refund-state.ts'
import { requestRefund } from '../refund/request-refund.ts'

/**
 * A booked payment may have been refunded manually at the gateway: that refund is booked, too. Our own refund in
 * progress is settled by its job. Requires the order's lock.
 */
export async function matchBooked(
  tx: TxContext,
  order: Payable,
  row: ListedRow,
  atGateway: FetchedPayment,
): Promise<void> {
  const attempt = row.attempt_seq === null ? undefined : await attemptBySeq(tx.db, row.attempt_seq)
  if (!attempt) throw new Error(`payment ${row.listed_seq} is booked by no attempt`)
  const refunds = await refundsOf(tx.db, attempt.attempt_seq)
  if (refunds.some(isOpen)) return
  const taken = await withGatewayAmounts(tx, attempt, atGateway)
  const outside = await saveOutsideRefund(tx, taken, atGateway.cancelledAmount ?? 0)
  // Refunds that the gateway has refused are left to the operators.
  if (attempt.state === 'cancelled' && !refunds.some((r) => r.state === 'refused'))
    await requestRefund(tx, taken, attempt.reason ?? 'wrong-amount')
  if (!outside) return
  await closeWhenAllBack(tx, order, taken, outside)
  // Work that is no longer paid for is stopped; a finished report stays readable.
  if (attempt.state === 'paid' && (atGateway.cancelledAmount ?? 0) >= attempt.amount)
    await tx.hooks.payables.onAllBack(tx, order.order_seq)
}

/** A cancelled attempt is refunded in full, including an amount that the gateway reported only later. */
async function withGatewayAmounts(tx: TxContext, attempt: AttemptRow, payment: FetchedPayment): Promise<AttemptRow> {
  const captured = attempt.captured ?? 0
  if (attempt.state !== 'cancelled' || payment.amount <= captured) return attempt
  await correctPayment(tx, attempt.attempt_seq, captured, payment.amount)
  await setCaptured(tx.db, attempt.attempt_seq, payment.amount)
  return { ...attempt, captured: payment.amount }
}
