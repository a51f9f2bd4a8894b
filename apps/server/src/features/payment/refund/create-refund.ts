import { refundBy } from '@jipsalpim/engine/law/distance-selling.ts'
import { taxFreeShare } from '@jipsalpim/engine/law/vat.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { refundAccountOf } from '../account/account-queries.ts'
import { insertRefund, refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'

type NewRefund = {
  amount: number
  reason: string
  askedAt?: Date
  /** The order of one home, if the payment is for several. */
  of_order_seq?: number | null
}
/**
 * Inserts the refund and queues its job, with the legal deadline counted from the request. The refund of a deposit
 * waits until the user, who is asked for it, has entered an account. Requires the order's lock.
 */
export async function createRefund(
  tx: TxContext,
  attempt: AttemptRow,
  { amount, reason, askedAt = tx.now(), of_order_seq = null }: NewRefund,
): Promise<RefundRow> {
  const { attempt_seq, order_seq } = attempt
  const order = await tx.hooks.payables.find(tx, order_seq)
  const before = (await refundsOf(tx.db, attempt_seq)).reduce(
    (sum, r) => sum + (r.state === 'refused' ? 0 : r.amount),
    0,
  )
  // If the captured amount is not the order's price, no part is known to be tax-free.
  const fits = attempt.captured === order.price
  const tax_free = fits ? taxFreeShare({ price: order.price, taxFree: order.tax_free }, amount, before) : 0
  const due_on = refundBy(dayInSeoul(askedAt))
  const refund = await insertRefund(tx.db, { attempt_seq, amount, reason, due_on, tax_free, of_order_seq })
  if (attempt.method === 'vbank' && !(await refundAccountOf(tx.db, order_seq)))
    await postNotice(tx, {
      user_seq: order.user_seq,
      order_seq,
      template: 'refund-account-needed',
      variables: { amount, merchant_uid: order.merchant_uid },
      reference: `refund-account-${refund.refund_seq}`,
    })
  else await enqueueRefund(tx, refund)
  return refund
}

export const enqueueRefund = (tx: Pick<TxContext, 'enqueue'>, refund: Pick<RefundRow, 'refund_seq'>): Promise<void> =>
  tx.enqueue('payment.refund', { refund_seq: refund.refund_seq }, { key: refundKey(refund) })
/** Refunds of one payment are made one after the other: queues the next one. */
export async function enqueueNextRefund(tx: Pick<TxContext, 'db' | 'enqueue'>, attemptSeq: number): Promise<void> {
  const next = (await refundsOf(tx.db, attemptSeq)).find((r) => r.state === 'pending')
  if (next) await enqueueRefund(tx, next)
}
export const refundKey = (refund: Pick<RefundRow, 'refund_seq'>) => `refund:${refund.refund_seq}`
