import type { TxContext } from '../../../kernel/context.ts'
import type { Payable } from '../payable.ts'
import { commitRefund } from '../refund/commit-refund.ts'
import { enqueueRefund } from '../refund/create-refund.ts'
import { attemptBySeq, moveRefund, refundBySeq } from '../queries.ts'

/**
 * An operator has checked the refund in doubt in the gateway's console: either it was made, or it is requested again.
 * False if the order no longer has this refund in doubt. Requires the order's lock.
 */
export async function decideDoubt(
  tx: TxContext,
  order: Payable,
  { refundSeq, wentBack }: { refundSeq: number; wentBack: boolean },
): Promise<boolean> {
  const refund = await refundBySeq(tx.db, refundSeq)
  const attempt = refund && (await attemptBySeq(tx.db, refund.attempt_seq))
  const isOwn = attempt?.order_seq === order.order_seq || refund?.of_order_seq === order.order_seq
  if (refund?.state !== 'doubt' || !attempt || !isOwn) return false
  if (wentBack) {
    await commitRefund(tx, await tx.hooks.payables.find(tx, attempt.order_seq), refund)
    return true
  }
  if (!(await moveRefund(tx.db, refundSeq, 'pending', ['doubt']))) return false
  await enqueueRefund(tx, refund)
  return true
}
