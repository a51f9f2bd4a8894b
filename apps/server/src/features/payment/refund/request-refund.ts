import type { TxContext } from '../../../kernel/context.ts'
import { createRefund } from './create-refund.ts'
import { isOpen, sumBack } from './refund-state.ts'
import { refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'
import type { Share } from './share-of.ts'

/** Refunds everything left of an attempt. A repeated request results in one refund. Requires the order's lock. */
export async function requestRefund(tx: TxContext, attempt: AttemptRow, reason: string): Promise<RefundRow | null> {
  const earlier = await refundsOf(tx.db, attempt.attempt_seq)
  const open = earlier.find(isOpen)
  if (open) return open
  const amount = (attempt.captured ?? 0) - sumBack(earlier)
  if (amount <= 0) return null
  return createRefund(tx, attempt, { amount, reason })
}

/** The same for the share of one order: if it is one of several homes, the shares of the others are not refunded. */
export async function requestShare(tx: TxContext, share: Share, reason: string): Promise<RefundRow | null> {
  const { attempt, of_order_seq, left } = share
  if (of_order_seq === null) return requestRefund(tx, attempt, reason)
  const open = share.refunds.find(isOpen)
  if (open) return open
  return left <= 0 ? null : createRefund(tx, attempt, { amount: left, reason, of_order_seq })
}

/** Refunds a part. Null if an earlier refund of it is in progress, because the remaining sum is then unknown. */
export async function requestPartRefund(
  tx: TxContext,
  { attempt, refunds, of_order_seq }: Share,
  { amount, reason }: { amount: number; reason: string },
): Promise<RefundRow | null> {
  if (refunds.some(isOpen)) return null
  return createRefund(tx, attempt, { amount, reason, of_order_seq })
}
