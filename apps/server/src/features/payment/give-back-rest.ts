import type { Context } from '../../main/context.ts'
import { correctPayment } from '../ledger/correct-payment.ts'
import { holdOrder } from '../order/hold-order.ts'
import { keepOutsideRefund } from './keep-outside-refund.ts'
import { attemptBySeq, setCaptured } from './queries.ts'
import { requestRefund } from './request-refund.ts'

/** All of a cancelled attempt's money was to go back. What the gateway, having told of less, still keeps goes back, too. */
export const giveBackRest = (ctx: Context, attemptSeq: number, theirs: { paid: number; back: number }): Promise<void> =>
  ctx.tx(async (tx) => {
    const found = await attemptBySeq(tx.db, attemptSeq)
    if (!found) return
    await holdOrder(tx, found.order_seq)
    const attempt = await attemptBySeq(tx.db, attemptSeq)
    if (attempt?.state !== 'cancelled' || theirs.paid <= theirs.back) return
    await correctPayment(tx, attemptSeq, attempt.captured ?? 0, theirs.paid)
    await setCaptured(tx.db, attemptSeq, theirs.paid)
    const taken = { ...attempt, captured: theirs.paid }
    await keepOutsideRefund(tx, taken, theirs.back)
    await requestRefund(tx, taken, attempt.reason ?? 'wrong-amount')
  })
