import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'

/** A coupon of the user's with what it takes off this price, won. */
export type OwnCoupon = Output<CallNamed<'couponAvailable'>>['coupons'][number]

/** The coupon that takes most off; of several, the one that ends first. */
export function bestCoupon(own: readonly OwnCoupon[]): OwnCoupon | null {
  const valid = own.filter((c) => c.isValid && c.discount > 0)
  const ends = ({ coupon }: OwnCoupon) => Date.parse(coupon.expires_at)
  return valid.toSorted((a, b) => b.discount - a.discount || ends(a) - ends(b))[0] ?? null
}
