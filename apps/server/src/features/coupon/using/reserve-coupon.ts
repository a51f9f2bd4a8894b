import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import type { Orderable } from '@jipsalpim/contract/areas/order/order.ts'
import type { Cut } from './cut.ts'
import { isInDoubt } from '../../payment/doubt/is-in-doubt.ts'
import { discountOf } from './discount-of.ts'
import { findCode } from '../code/find-code.ts'
import { reservedUse, insertUse, ownCoupon, type CouponRow } from '../queries.ts'
import { refuse, whyNotInRegion } from '../code/refusal.ts'
import { refuseRealtor } from '../code/refuse-realtor.ts'
import { claim } from '../code/claim-coupon.ts'

/** The coupon of an order: one of the user's own, or the one behind the codeToken of a typed code. */
export type CouponChoice = { coupon_seq: number | null; code_token: string | null }

/** The user's coupon, taken first where only its code is known. Null: the order is paid without one. */
export async function chosenCoupon(
  ctx: Context,
  { coupon_seq, code_token }: CouponChoice,
  user: User,
): Promise<CouponRow | null> {
  if (coupon_seq === null && code_token === null) return null
  refuseRealtor(user)
  if (code_token !== null) {
    const found = await findCode(ctx, code_token, user)
    if (!found) throw new Fail('couponUnknown')
    return (await claim(ctx, found, user)).coupon
  }
  const own = coupon_seq === null ? undefined : await ownCoupon(ctx.db, user.seq, coupon_seq)
  if (!own) throw new Fail('couponUnknown')
  return own
}

/**
 * The discount of a coupon for an order. Another order may still have it reserved: that is checked when it is reserved.
 */
export function cutOf(c: CouponRow, order: { product: Orderable; price: number; dongCode: string | null }): Cut {
  const why =
    (c.product !== order.product ? 'product' : null) ??
    whyNotInRegion(c.regions, order.dongCode) ??
    (c.state === 'used' || c.state === 'expired' ? c.state : null)
  if (why) throw refuse(why)
  const won = discountOf(c, order.price)
  if (won === 0) throw refuse('nothing')
  return { issuer_seq: c.issuer_seq, won, name: c.name, discount_seq: null, coupon_seq: c.coupon_seq, hold_seq: null }
}

/**
 * Reserves a coupon for an order that was just inserted, in its transaction. The user's newest order gets it: an unpaid
 * one that had it is closed, and a late payment for that one is refunded.
 */
export async function reserveCoupon(
  tx: TxContext,
  { user_seq, order_seq }: { user_seq: number; order_seq: number },
  { coupon_seq, won }: { coupon_seq: number; won: number },
): Promise<void> {
  const before = await reservedUse(tx.db, coupon_seq)
  if (before?.state === 'used') throw refuse('used')
  if (before) {
    const other = await tx.hooks.payables.lock(tx, before.order_seq)
    if (await isInDoubt(tx, other.merchant_uid)) throw new Fail('analysisInProgress')
    await tx.hooks.payables.onEnded(tx, other.order_seq, 'cancelled', { reason: 'coupon-moved', to: order_seq }, [
      'pending',
    ])
  }
  if (await insertUse(tx.db, { coupon_seq, user_seq, order_seq, won })) return
  const now = await ownCoupon(tx.db, user_seq, coupon_seq)
  throw refuse(now?.state === 'open' || now === undefined ? 'held' : now.state)
}
