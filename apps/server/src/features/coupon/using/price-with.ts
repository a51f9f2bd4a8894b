import type { CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import type { Product } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import { discountOf, type DiscountKind } from './discount-of.ts'
import { describeReason, whyNotInRegion } from '../code/refusal.ts'

export type IntendedPurchase = { product: Product; price: number; dongCode: string | null }
type Terms = DiscountKind & { product: Product; regions: string[] | null }

export type PricedWith = {
  isValid: boolean
  originalPrice: number
  discount: number
  finalPrice: number
  reason: CouponReason | null
  message: string
}

/** A price with a coupon or an offer. `barred`: why it is not available or usable at all, whatever the price. */
export function priceWith(terms: Terms, wanted: IntendedPurchase, barred: CouponReason | null): PricedWith {
  const discount = terms.product === wanted.product ? discountOf(terms, wanted.price) : 0
  const reason =
    barred ??
    (terms.product !== wanted.product ? 'product' : null) ??
    whyNotInRegion(terms.regions, wanted.dongCode) ??
    (discount === 0 ? 'nothing' : null)
  return pricedAs(wanted.price, reason === null ? discount : 0, reason)
}
export const pricedAs = (price: number, discount: number, reason: CouponReason | null): PricedWith => ({
  isValid: reason === null,
  originalPrice: price,
  discount,
  finalPrice: price - discount,
  reason,
  message: describeReason(reason),
})
