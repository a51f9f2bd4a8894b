import type { TxContext } from '../../kernel/context.ts'
import { returnCoupon } from '../coupon/settle-coupon.ts'
import { returnTicket, takeBackPack } from '../ticket/return-ticket.ts'
import { postDiscountBack } from '../ledger/post-discount-back.ts'
import type { OrderState } from './order-row.ts'
import { cutsOf, keepOrderEvent, moveOrder, orderBySeq } from './queries.ts'

/**
 * The end of an order without a report: the money is back ('refunded'), or none is owed any more. Its coupon or
 * ticket is the person's again, and whoever bore a discount bears it no more. `from`: fewer states than those that may end so.
 */
export async function closeOrder(
  tx: TxContext,
  orderSeq: number,
  to: 'failed' | 'cancelled' | 'refunded',
  detail: Readonly<Record<string, unknown>>,
  from: readonly OrderState[] = mayEnd[to],
): Promise<boolean> {
  const moved = await moveOrder(tx.db, orderSeq, from, to)
  if (!moved) return false
  await keepOrderEvent(tx.db, orderSeq, to, detail)
  await returnCoupon(tx, orderSeq)
  await returnTicket(tx, orderSeq)
  await takeBackPack(tx, orderSeq)
  const order = await orderBySeq(tx.db, orderSeq)
  // Posted when it was paid, and only then.
  if (order.discount > 0 && order.paid_at) await postDiscountBack(tx, orderSeq, await cutsOf(tx.db, orderSeq))
  return true
}

const mayEnd = {
  failed: ['pending'],
  cancelled: ['pending', 'completed'],
  refunded: ['pending', 'failed', 'completed'],
} as const satisfies Record<string, readonly OrderState[]>
