import type { TxContext } from '../../kernel/context.ts'
import type { Payable } from './payable.ts'
import { commitRefund } from './commit-refund.ts'
import { wakeRefund } from './make-refund.ts'
import { attemptBySeq, moveRefund, refundBySeq } from './queries.ts'

/**
 * A person has looked at the gateway's own screen: the refund in doubt went back, or it did not and is asked for once
 * more. False when the order has no such refund in doubt any more. Under the order's lock.
 */
export async function decideDoubt(
  tx: TxContext,
  order: Payable,
  { refundSeq, wentBack }: { refundSeq: number; wentBack: boolean },
): Promise<boolean> {
  const refund = await refundBySeq(tx.db, refundSeq)
  const attempt = refund && (await attemptBySeq(tx.db, refund.attempt_seq))
  if (refund?.state !== 'doubt' || attempt?.order_seq !== order.order_seq) return false
  if (wentBack) {
    await commitRefund(tx, order, refund)
    return true
  }
  if (!(await moveRefund(tx.db, refundSeq, 'pending', ['doubt']))) return false
  await wakeRefund(tx, refund)
  return true
}
