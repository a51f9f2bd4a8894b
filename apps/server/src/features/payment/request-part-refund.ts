import type { TxContext } from '../../main/context.ts'
import { makeRefund } from './make-refund.ts'
import { paidAttemptOfOrder, type RefundRow } from './queries.ts'
import { readHeld } from './read-held.ts'

type Asked = { amount: number; seenBack: number; reason: string }
type Refusal = 'nothing-paid' | 'behind' | 'over'

/**
 * So much of what is held goes back. `seenBack` is what the asker knew to be back or on its way: of two who ask at once
 * the second one knew too little. Under the order's lock.
 */
export async function requestPartRefund(
  tx: TxContext,
  orderSeq: number,
  { amount, seenBack, reason }: Asked,
): Promise<RefundRow | Refusal> {
  const attempt = await paidAttemptOfOrder(tx.db, orderSeq)
  const held = await readHeld(tx.db, orderSeq)
  if (!attempt || held.paid === 0) return 'nothing-paid'
  if (held.open || held.back !== seenBack) return 'behind'
  if (amount > held.paid - held.back) return 'over'
  return makeRefund(tx, attempt, { amount, reason })
}
