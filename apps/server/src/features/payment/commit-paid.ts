import type { Context } from '../../main/context.ts'
import { postPayment } from '../ledger/post-payment.ts'
import { completeOrder } from '../order/complete-order.ts'
import { holdOrder } from '../order/hold-order.ts'
import { readCuts } from '../order/read-cuts.ts'
import { killPoint } from '../../testing/kill-point.ts'
import type { Held } from './inquire-payment.ts'
import { attemptOf, moveAttempt, type AttemptRow } from './queries.ts'
import { requestRefund } from './request-refund.ts'
import type { Settled } from './settle-payment.ts'
import { wakeReceipt } from './wake-receipt.ts'

/** The payment and everything that follows from it, in one transaction; once, whoever comes first. */
export const commitPaid = (ctx: Context, attempt: AttemptRow, held: Held): Promise<Settled> =>
  ctx.tx(async (tx): Promise<Settled> => {
    const order = await holdOrder(tx, attempt.order_seq)
    // Under the lock: a retry may have opened another attempt for the same payment.
    const current = (await attemptOf(tx.db, attempt.merchant_uid)) ?? attempt
    const moved = await moveAttempt(tx.db, current.attempt_seq, ['pending', 'unknown', 'failed'], 'paid', {
      gateway_id: held.gatewayId,
      captured: held.amount,
      paid_on: held.paidOn,
      reason: null,
    })
    if (!moved) return { is: current.state === 'paid' ? 'paid' : 'cancelled' }
    const completed = await completeOrder(tx, order)
    await postPayment(tx, current.attempt_seq, held.amount, completed ? await readCuts(tx, order) : [])
    killPoint('settle.posted')
    if (completed) await wakeReceipt(tx, order.order_seq)
    if (!completed) {
      await requestRefund(tx, { ...current, captured: held.amount }, 'order-closed')
      return { is: 'cancelled' }
    }
    return { is: 'paid' }
  })
