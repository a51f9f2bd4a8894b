import type { TxContext } from '../../../kernel/context.ts'
import { postPayment } from '../../ledger/post-payment.ts'
import type { Payable } from '../payable.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { FetchedPayment } from '../settling/fetch-payments.ts'
import { moveAttempt, type AttemptRow } from '../queries.ts'
import { requestRefund } from '../refund/request-refund.ts'
import { issueRequestedReceipt } from '../receipt/enqueue-receipt.ts'

/**
 * Books the payment and its effects. False: the order was closed meanwhile, so the money is refunded. Requires the
 * order's lock and an open attempt.
 */
export async function bookPaid(
  tx: TxContext,
  order: Payable,
  attempt: AttemptRow,
  atGateway: FetchedPayment,
): Promise<boolean> {
  const facts = {
    gateway_id: atGateway.gatewayId,
    captured: atGateway.amount,
    paid_on: atGateway.paidOn,
    reason: null,
    card_name: atGateway.cardName,
    receipt_url: /^https?:\/\//.test(atGateway.receiptUrl ?? '') ? atGateway.receiptUrl : null,
  }
  await moveAttempt(tx.db, attempt.attempt_seq, ['pending', 'unknown', 'failed'], 'paid', facts)
  const borne = await tx.hooks.payables.onPaid(tx, order)
  await postPayment(tx, attempt.attempt_seq, atGateway.amount, borne ?? [])
  killPoint('settle.posted')
  if (borne) await issueRequestedReceipt(tx, order.order_seq)
  else await requestRefund(tx, { ...attempt, captured: atGateway.amount }, 'order-closed')
  return borne !== null
}
