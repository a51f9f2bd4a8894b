import type { TxContext } from '../../main/context.ts'
import { deliveryRef } from './post-delivery.ts'
import { isPosted, postLedger } from './queries.ts'

/** Money left the gateway: out of what we owe, or out of revenue when the report was delivered. */
export async function postRefund(
  tx: TxContext,
  r: { orderSeq: number; refundSeq: number; won: number },
): Promise<void> {
  const from = (await isPosted(tx.db, 'delivery', deliveryRef(r.orderSeq))) ? 'revenue' : 'unearned'
  await postLedger(tx.db, 'refund', `refund:${r.refundSeq}`, [
    { kind: 'gateway', owner: null, amount: -r.won },
    { kind: from, owner: null, amount: r.won },
  ])
}
