import type { Coupon } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { User } from '../../kernel/serve.ts'
import type { Product } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { PriceContext } from './hooks.ts'
import { discountOf, type DiscountKind } from './using/discount-of.ts'
import type { CouponRow } from './queries.ts'
import { regionName } from './code/region-name.ts'

type Terms = DiscountKind & { name: string; product: Product; issuer_name: string; regions: string[] | null }
/** Today's price of each product for this user, without a coupon; null where none is in force. */
export type Prices = Readonly<Record<Product, number | null>>

export async function pricesFor(ctx: PriceContext, user: User): Promise<Prices> {
  const [report, subscribe] = await Promise.all([
    ctx.hooks.priceOf(ctx, 'report', user),
    ctx.hooks.priceOf(ctx, 'subscribe', user),
  ])
  return { report: report?.price ?? null, subscribe: subscribe?.price ?? null }
}

/** A coupon's terms as the API returns them: the same for an owned and an offered coupon. */
export function describeTerms(t: Terms, prices: Prices) {
  const price = prices[t.product]
  return {
    eventName: t.name,
    applyType: t.product,
    price: price === null ? null : discountOf(t, price),
    gives: t.gives,
    amount: t.amount,
    most: t.most,
    issuer: t.issuer_name,
    regions: t.regions?.map((r) => regionName(r) ?? r) ?? null,
  }
}

export const presentCouponAt = (c: CouponRow, prices: Prices): Coupon => ({
  ...describeTerms(c, prices),
  coupon_seq: c.coupon_seq,
  state: c.state,
  taken_at: c.taken_at.toISOString(),
  expires_at: c.expires_at.toISOString(),
  used_at: c.used_at?.toISOString() ?? null,
  merchant_uid: c.merchant_uid,
})
export const presentCoupon = async (ctx: PriceContext, c: CouponRow, user: User): Promise<Coupon> =>
  presentCouponAt(c, await pricesFor(ctx, user))
