import type { Context } from '../../main/context.ts'
import { postPayment } from '../ledger/post-payment.ts'
import { closeOrder } from '../order/close-order.ts'
import { holdOrder } from '../order/hold-order.ts'
import type { Held } from './inquire-payment.ts'
import { attemptOf, moveAttempt, type AttemptRow } from './queries.ts'
import { keepOutsideRefund } from './keep-outside-refund.ts'
import { requestRefund } from './request-refund.ts'
import type { Settled } from './settle-payment.ts'

/** Another amount than the order's was taken: nothing is delivered for it, and all of it goes back by itself. */
export const refundWrongCapture = (ctx: Context, attempt: AttemptRow, held: Held): Promise<Settled> =>
  ctx.tx(async (tx): Promise<Settled> => {
    await holdOrder(tx, attempt.order_seq)
    const moved = await moveAttempt(tx.db, attempt.attempt_seq, ['pending', 'unknown', 'failed'], 'cancelled', {
      gateway_id: held.gatewayId,
      captured: held.amount,
      paid_on: held.paidOn,
      reason: 'wrong-amount',
    })
    // Somebody was first; what is told is the same.
    if (!moved && (await attemptOf(tx.db, attempt.merchant_uid))?.state === 'paid') return { is: 'paid' }
    if (!moved) return { is: 'wrong-amount', captured: held.amount }
    const taken = { ...attempt, captured: held.amount }
    await postPayment(tx, attempt.attempt_seq, held.amount)
    await closeOrder(tx, attempt.order_seq, 'failed', { reason: 'wrong-amount', captured: held.amount })
    await keepOutsideRefund(tx, taken, held.cancelledAmount)
    await requestRefund(tx, taken, 'wrong-amount')
    return { is: 'wrong-amount', captured: held.amount }
  })
