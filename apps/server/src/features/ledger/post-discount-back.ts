import type { TxContext } from '../../kernel/context.ts'
import { deliveryRef } from './post-delivery.ts'
import type { Borne } from './post-payment.ts'
import { isPosted, postLedger, type Leg } from './queries.ts'

/** An order was cancelled: its discounts are reversed, from the liability, or from revenue when it was delivered. */
export async function postDiscountBack(tx: TxContext, orderSeq: number, discounts: readonly Borne[]): Promise<void> {
  const from = (await isPosted(tx.db, 'delivery', deliveryRef(orderSeq))) ? 'revenue' : 'unearned'
  const all = discounts.reduce((sum, d) => sum + d.won, 0)
  await postLedger(tx.db, 'discount-back', `order:${orderSeq}`, [
    ...discounts.map((d): Leg => ({ kind: 'discount', owner: d.issuer_seq, amount: -d.won })),
    { kind: from, owner: null, amount: all },
  ])
}
