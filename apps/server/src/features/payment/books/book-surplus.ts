import type { TxContext } from '../../../kernel/context.ts'
import { postPayment } from '../../ledger/post-payment.ts'
import type { Payable } from '../payable.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import type { FetchedPayment } from '../settling/fetch-payments.ts'
import { saveOutsideRefund } from '../refund/save-outside-refund.ts'
import { insertSurplus, type AttemptRow } from '../queries.ts'
import { requestRefund } from '../refund/request-refund.ts'

/**
 * A payment in addition to the one that settles the order: made in another window, or after the order had ended. It is
 * booked as an attempt of its own and refunded in full automatically. Requires the order's lock.
 */
export async function bookSurplus(
  tx: TxContext,
  order: Payable,
  beside: AttemptRow,
  atGateway: FetchedPayment,
): Promise<number> {
  const surplus = await insertSurplus(tx.db, {
    order_seq: order.order_seq,
    vendor: beside.vendor,
    merchant_uid: beside.merchant_uid,
    method: beside.method,
    gateway_id: atGateway.gatewayId,
    amount: atGateway.amount,
    captured: atGateway.amount,
    paid_on: atGateway.paidOn,
  })
  await postPayment(tx, surplus.attempt_seq, atGateway.amount)
  await tx.hooks.payables.note(tx, order.order_seq, 'paid-again', { amount: atGateway.amount })
  await saveOutsideRefund(tx, surplus, atGateway.cancelledAmount ?? 0)
  await requestRefund(tx, surplus, 'paid-again')
  killPoint('surplus.booked')
  return surplus.attempt_seq
}
