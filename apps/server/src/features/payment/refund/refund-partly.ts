import type { TxContext } from '../../../kernel/context.ts'
import type { RefundRow } from '../queries.ts'
import { requestPartRefund } from './request-refund.ts'
import { shareOf } from './share-of.ts'

/**
 * Refunds part of what was paid for an order. Null if an earlier refund of it is in progress. Requires the order's
 * lock.
 */
export async function refundPartly(
  tx: TxContext,
  orderSeq: number,
  part: { amount: number; reason: string },
): Promise<RefundRow | null> {
  const share = await shareOf(tx.db, orderSeq)
  if (!share) throw new Error(`order ${orderSeq} was not paid`)
  return requestPartRefund(tx, share, part)
}
