import type { TxContext } from '../../kernel/context.ts'
import { endUse, useHeld } from './queries.ts'

/** The order is paid: what it held is used. False when it holds nothing any more. Under the order's lock. */
export const useCoupon = (tx: TxContext, orderSeq: number): Promise<boolean> => useHeld(tx.db, orderSeq)

/**
 * The order came to nothing: its coupon is the person's again, with the end that it always had. One whose time is over
 * makes room for others with the next sweep. Under the order's lock; a second time it does nothing.
 */
export async function returnCoupon(tx: TxContext, orderSeq: number): Promise<void> {
  await endUse(tx.db, orderSeq)
}
