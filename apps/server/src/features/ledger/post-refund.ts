import type { TxContext } from '../../kernel/context.ts'
import { deliveryRef } from './post-delivery.ts'
import { isPosted, postLedger } from './queries.ts'

/**
 * The gateway refunded money: from the liability, or from revenue when the report was delivered. Surplus payments are
 * never revenue.
 */
export async function postRefund(
  tx: TxContext,
  of: { order_seq: number; surplus: boolean },
  refund: { refund_seq: number; amount: number },
): Promise<void> {
  const earned = !of.surplus && (await isPosted(tx.db, 'delivery', deliveryRef(of.order_seq)))
  await postLedger(tx.db, 'refund', `refund:${refund.refund_seq}`, [
    { kind: 'gateway', owner: null, amount: -refund.amount },
    { kind: earned ? 'revenue' : 'unearned', owner: null, amount: refund.amount },
  ])
}
