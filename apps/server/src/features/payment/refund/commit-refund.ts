import type { TxContext } from '../../../kernel/context.ts'
import { postRefund } from '../../ledger/post-refund.ts'
import type { Payable } from '../payable.ts'
import { postNotice } from '../../message/post-notice.ts'
import { emptyRefundAccount } from '../account/account-queries.ts'
import { sumBack } from './refund-state.ts'
import { enqueueNextRefund } from './create-refund.ts'
import { requestRefund } from './request-refund.ts'
import { shareOf } from './share-of.ts'
import { adjustReceipt } from '../receipt/enqueue-receipt.ts'
import { attemptBySeq, moveRefund, refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'

/** The refund is done: updates ledger and order, and notifies the user. Idempotent. Requires the order's lock. */
export async function commitRefund(tx: TxContext, order: Payable, refund: RefundRow): Promise<void> {
  if (!(await moveRefund(tx.db, refund.refund_seq, 'done'))) return
  // The gateway may have reported a larger captured amount meanwhile: a cancelled attempt is refunded in full.
  const attempt = await attemptBySeq(tx.db, refund.attempt_seq)
  if (!attempt) throw new Error(`refund ${refund.refund_seq} is of no attempt`)
  if (attempt.state === 'cancelled') await requestRefund(tx, attempt, refund.reason)
  await postRefund(tx, attempt, refund)
  if (!attempt.surplus) await adjustReceipt(tx, order.order_seq)
  if (refund.reason === 'operator') await notifyOfPart(tx, order, attempt, refund)
  if (refund.of_order_seq !== null) await closeHomeWhenBack(tx, refund.of_order_seq, refund)
  await closeWhenAllBack(tx, order, attempt, refund)
  await enqueueNextRefund(tx, attempt.attempt_seq)
}

/** Closes the order of one home in a payment for several, once its whole share has been refunded. */
async function closeHomeWhenBack(tx: TxContext, orderSeq: number, last: RefundRow): Promise<void> {
  const share = await shareOf(tx.db, orderSeq)
  const back = share ? sumBack(share.refunds) : 0
  if (!share || back < share.won) return
  await tx.hooks.payables.onEnded(tx, orderSeq, 'refunded', { reason: last.reason, amount: back })
  await postNotice(tx, {
    user_seq: (await tx.hooks.payables.find(tx, orderSeq)).user_seq,
    order_seq: orderSeq,
    template: 'report-refunded',
    variables: { amount: back, reason: last.reason, coupon: (await tx.hooks.payables.givenBack(tx, orderSeq)).coupon },
    reference: `refunded-of-${orderSeq}`,
  })
}

/** A partial refund by an operator does not change the order's state; the user is notified. */
async function notifyOfPart(tx: TxContext, order: Payable, attempt: AttemptRow, refund: RefundRow): Promise<void> {
  const share = refund.of_order_seq === null ? undefined : await shareOf(tx.db, refund.of_order_seq)
  const [back, paid] = share ? [sumBack(share.refunds), share.won] : [await backOf(tx, attempt), attempt.captured ?? 0]
  if (back >= paid) return
  await postNotice(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    template: 'report-refunded',
    variables: { amount: refund.amount, reason: 'operator-part' },
    reference: `refunded-part-${refund.refund_seq}`,
  })
}

/**
 * If the whole payment has been refunded, the order becomes refunded and the user is notified once. Refunds of surplus
 * payments do not change it.
 */
export async function closeWhenAllBack(
  tx: TxContext,
  order: Payable,
  attempt: AttemptRow,
  last: RefundRow,
): Promise<void> {
  const back = await backOf(tx, attempt)
  if (back < (attempt.captured ?? 0)) return
  if (!attempt.surplus) {
    if (attempt.method === 'vbank') await emptyRefundAccount(tx.db, order.order_seq)
    await tx.hooks.payables.onEnded(tx, order.order_seq, 'refunded', { reason: last.reason, amount: back })
  }
  // The user was notified for each home.
  if (last.of_order_seq !== null) return
  await postNotice(tx, {
    user_seq: order.user_seq,
    order_seq: order.order_seq,
    template: 'report-refunded',
    variables: attempt.surplus
      ? { amount: back, reason: 'paid-again' }
      : { amount: back, reason: last.reason, coupon: (await tx.hooks.payables.givenBack(tx, order.order_seq)).coupon },
    reference: `refunded-${attempt.attempt_seq}`,
  })
}

const backOf = async (tx: TxContext, attempt: AttemptRow): Promise<number> =>
  sumBack(await refundsOf(tx.db, attempt.attempt_seq))
