import type { TxContext } from '../../../kernel/context.ts'
import { postRefund } from '../../ledger/post-refund.ts'
import { adjustReceipt } from '../receipt/enqueue-receipt.ts'
import { insertDoneRefund, refundsOf, type AttemptRow, type RefundRow } from '../queries.ts'

/** Books refunds made manually in the gateway's console, beyond our own, as a refund row. */
export async function saveOutsideRefund(
  tx: TxContext,
  attempt: AttemptRow,
  cancelledAmount: number,
): Promise<RefundRow | null> {
  const counted = (await refundsOf(tx.db, attempt.attempt_seq)).filter((r) => r.state !== 'refused')
  // The gateway may be reporting an open refund of ours, which is settled by its own job.
  if (counted.some((r) => r.state !== 'done')) return null
  const outside = cancelledAmount - counted.reduce((sum, r) => sum + r.amount, 0)
  if (outside <= 0) return null
  const refund = await insertDoneRefund(tx.db, {
    attempt_seq: attempt.attempt_seq,
    amount: outside,
    reason: 'gateway-console',
  })
  await postRefund(tx, attempt, refund)
  if (!attempt.surplus) await adjustReceipt(tx, attempt.order_seq)
  return refund
}
