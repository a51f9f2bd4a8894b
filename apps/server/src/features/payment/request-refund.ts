import type { TxContext } from '../../main/context.ts'
import { insertRefund, refundsOf, type AttemptRow, type RefundRow } from './queries.ts'

/** Everything that is still held of an attempt goes back. Asked twice, it is one refund. Under the order's lock. */
export async function requestRefund(tx: TxContext, attempt: AttemptRow, reason: string): Promise<RefundRow | null> {
  const earlier = await refundsOf(tx.db, attempt.attempt_seq)
  const open = earlier.find((r) => r.state === 'pending' || r.state === 'unknown')
  if (open) return open
  const amount = (attempt.captured ?? 0) - earlier.reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0)
  if (amount <= 0) return null
  const refund = await insertRefund(tx.db, { attempt_seq: attempt.attempt_seq, amount, reason })
  await tx.enqueue('payment.refund', { refund_seq: refund.refund_seq }, { key: refundKey(refund) })
  return refund
}

export const refundKey = (refund: Pick<RefundRow, 'refund_seq'>) => `refund:${refund.refund_seq}`
