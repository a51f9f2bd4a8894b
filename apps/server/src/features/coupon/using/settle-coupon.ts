import type { TxContext } from '../../../kernel/context.ts'
import { endUse, useReserved } from '../queries.ts'

/**
 * The order is paid: its reserved coupon is used. False when it has no reserved coupon any more. Requires the order's
 * lock.
 */
export const useCoupon = (tx: TxContext, orderSeq: number): Promise<boolean> => useReserved(tx.db, orderSeq)

/**
 * The order was cancelled: its coupon is usable again, with its original end. One that has expired frees its place in
 * the quota with the next sweep. Requires the order's lock; a repeat does nothing.
 */
export async function returnCoupon(tx: TxContext, orderSeq: number): Promise<void> {
  await endUse(tx.db, orderSeq)
}
