import type { couponOfLink, couponTakeLink } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { findCode } from './find-code.ts'
import { pricedAs, priceWith } from '../using/price-with.ts'
import { refuse } from './refusal.ts'
import { refuseRealtor } from './refuse-realtor.ts'
import { presentCoupon } from '../present-coupon.ts'
import { claim } from './claim-coupon.ts'
import { eligibilityOf } from './validate-code.ts'
import { intendedPurchase } from '../campaign/intended-purchase.ts'

/** A link's coupon is attached automatically only where it makes the price 0 (specification, section 5). */
export const readLink: Action<typeof couponOfLink> = async (ctx, { coupon, ...input }, user) => {
  refuseRealtor(user)
  const wanted = await intendedPurchase(ctx, input, user)
  const found = await findCode(ctx, coupon, user)
  if (!found) return { ...pricedAs(wanted.price, 0, 'unknown'), attachable: false }
  const priced = priceWith(found.campaign, wanted, (await eligibilityOf(ctx, found, user)).why)
  return { ...priced, attachable: priced.isValid && priced.finalPrice === 0 }
}

export const claimByLink: Action<typeof couponTakeLink> = async (ctx, { coupon, service_type }, user) => {
  refuseRealtor(user)
  const wanted = await intendedPurchase(ctx, { service_type }, user)
  const found = await findCode(ctx, coupon, user)
  if (!found) throw new Fail('couponUnknown')
  // The region is checked when the home is ordered.
  const priced = priceWith({ ...found.campaign, regions: null }, wanted, null)
  if (priced.finalPrice !== 0) throw refuse(priced.reason ?? 'nothing')
  const taken = await claim(ctx, found, user)
  return { coupon: await presentCoupon(ctx, taken.coupon, user), fresh: taken.fresh }
}
