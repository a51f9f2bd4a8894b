import type { TxContext } from '../../../kernel/context.ts'
import { makeRefund } from './make-refund.ts'
import { isOpen, sumBack } from './refund-state.ts'
import { refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'

/** Refunds everything that is left of an attempt. A repeated request is one refund. Requires the order's lock. */
export async function requestRefund(tx: TxContext, attempt: AttemptRow, reason: string): Promise<RefundRow | null> {
  const earlier = await refundsOf(tx.db, attempt.attempt_seq)
  const open = earlier.find(isOpen)
  if (open) return open
  const amount = (attempt.captured ?? 0) - sumBack(earlier)
  if (amount <= 0) return null
  return makeRefund(tx, attempt, { amount, reason })
}

/** Refunds a part: nothing while an earlier refund is in progress, because the gateway's sum would include both. */
export async function requestPartRefund(
  tx: TxContext,
  attempt: AttemptRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<RefundRow | null> {
  const earlier = await refundsOf(tx.db, attempt.attempt_seq)
  if (earlier.some(isOpen)) return null
  return makeRefund(tx, attempt, { amount, reason })
}
