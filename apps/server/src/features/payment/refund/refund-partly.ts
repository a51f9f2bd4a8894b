import type { TxContext } from '../../../kernel/context.ts'
import { paidAttemptOfOrder } from '../queries.ts'
import { requestPartRefund } from './request-refund.ts'

/**
 * Refunds part of what was paid for an order. False while an earlier refund of it is in progress. Requires the order's
 * lock.
 */
export async function refundPartly(
  tx: TxContext,
  orderSeq: number,
  part: { amount: number; reason: string },
): Promise<boolean> {
  const attempt = await paidAttemptOfOrder(tx.db, orderSeq)
  if (!attempt) throw new Error(`order ${orderSeq} was not paid`)
  return (await requestPartRefund(tx, attempt, part)) !== null
}
