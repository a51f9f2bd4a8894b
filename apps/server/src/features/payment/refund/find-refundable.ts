import type { Context } from '../../../kernel/context.ts'
import { readCollected } from '../read-collected.ts'
import { shareOf, type Share } from './share-of.ts'

type Part = { amount: number; seenBack: number }
type Refusal = 'nothing-paid' | 'behind' | 'over'

/**
 * The payment from which this amount can be refunded now. `seenBack`: the refunded amount, including refunds in
 * progress, that the caller was shown; if it has changed, as between two concurrent requests, the call throws. Requires
 * the order's lock.
 */
export async function findRefundable(
  db: Context['db'],
  orderSeq: number,
  { amount, seenBack }: Part,
): Promise<Share | Refusal> {
  const share = await shareOf(db, orderSeq)
  const collected = await readCollected(db, orderSeq)
  if (!share || collected.paid === 0) return 'nothing-paid'
  if (collected.open || collected.back !== seenBack) return 'behind'
  return amount > share.left ? 'over' : share
}
