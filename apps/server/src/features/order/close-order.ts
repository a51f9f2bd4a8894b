import { BULK_PRODUCT } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { TxContext } from '../../kernel/context.ts'
import { returnCoupon } from '../coupon/using/settle-coupon.ts'
import { returnPoints } from '../points/reserve-points.ts'
import { causeOfOrder } from '../points/points-of.ts'
import { returnTicket, reclaimPack } from '../ticket/using/return-ticket.ts'
import { postDiscountBack } from '../ledger/post-discount-back.ts'
import type { OrderState } from './order-row.ts'
import { endWatchOfOrder } from '../subscribe/beginning/end-of-order.ts'
import { homesOfBulk } from './bulk/bulk-queries.ts'
import { cutsOf, insertOrderEvent, moveOrder, orderBySeq } from './queries.ts'

/**
 * Ends an order without a report: the money is refunded ('refunded'), or none was paid. Its coupon, points or ticket
 * become usable again, and the issuer no longer bears the discount. `from`: the states from which the order may be
 * closed.
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
  await insertOrderEvent(tx.db, orderSeq, to, detail)
  await returnCoupon(tx, orderSeq)
  await returnPoints(tx, causeOfOrder(orderSeq))
  await returnTicket(tx, orderSeq)
  await reclaimPack(tx, orderSeq)
  await endWatchOfOrder(tx, orderSeq)
  const order = await orderBySeq(tx.db, orderSeq)
  if (order.product === BULK_PRODUCT)
    for (const home of await homesOfBulk(tx.db, orderSeq)) await closeOrder(tx, home.order_seq, to, detail)
  // Discounts are posted only with the payment.
  if (order.discount > 0 && order.paid_at) await postDiscountBack(tx, orderSeq, await cutsOf(tx.db, orderSeq))
  return true
}

const mayEnd = {
  failed: ['pending'],
  cancelled: ['pending', 'completed'],
  refunded: ['pending', 'failed', 'completed'],
} as const satisfies Record<string, readonly OrderState[]>
