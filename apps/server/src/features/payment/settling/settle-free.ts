import type { TxContext } from '../../../kernel/context.ts'
import { postPayment } from '../../ledger/post-payment.ts'
import type { Payable } from '../payable.ts'
import { insertFreeAttempt } from '../queries.ts'

/** A price of 0 needs no gateway. Posts the discount to its issuer. */
export async function settleFree(tx: TxContext, order: Payable): Promise<void> {
  const attempt = await insertFreeAttempt(tx.db, { order_seq: order.order_seq, merchant_uid: order.merchant_uid })
  const borne = await tx.hooks.payables.onPaid(tx, order)
  if (!borne) throw new Error(`order ${order.order_seq} was open and cannot be completed`)
  await postPayment(tx, attempt.attempt_seq, 0, borne)
}
