import type { couponAvailable, couponMine, couponTicket } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import { products } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { Action } from '../../kernel/serve.ts'
import { personKeys } from '../account/person/person-keys.ts'
import { discountOf } from './using/discount-of.ts'
import { memberOf } from './campaign/member-of.ts'
import { priceWith } from './using/price-with.ts'
import { allCampaigns, couponOfPerson, couponsOf, type CouponRow } from './queries.ts'
import { whyNotClaimable } from './code/refusal.ts'
import { refuseRealtor } from './code/refuse-realtor.ts'
import { pricesFor, presentCouponAt, describeTerms } from './present-coupon.ts'
import { intendedPurchase } from './campaign/intended-purchase.ts'

export const listCoupons: Action<typeof couponMine> = async (ctx, _, user) => {
  refuseRealtor(user)
  const [rows, prices] = await Promise.all([couponsOf(ctx.db, user.seq), pricesFor(ctx, user)])
  return { coupons: rows.map((c) => presentCouponAt(c, prices)) }
}

/** The user's coupons for this product, the best one first; and the coupons that they can get. */
export const listAvailable: Action<typeof couponAvailable> = async (ctx, input, user) => {
  refuseRealtor(user)
  const wanted = await intendedPurchase(ctx, input, user)
  const [rows, prices, campaigns, member, keys] = await Promise.all([
    couponsOf(ctx.db, user.seq),
    pricesFor(ctx, user),
    allCampaigns(ctx.db, ctx.settings),
    memberOf(ctx, user),
    personKeys(ctx, user.seq),
  ])
  const open = campaigns.filter(
    (g) => g.way === 'ask' && g.product === wanted.product && whyNotClaimable(g, member) === null,
  )
  const had = await Promise.all(
    open.map((g) => couponOfPerson(ctx.db, g.campaign_seq, g.one_per === 'account' ? keys.account : keys.all)),
  )
  return {
    coupons: rows
      .filter((c) => c.product === wanted.product && (c.state === 'open' || c.state === 'held'))
      // A coupon reserved by an unpaid order of the user can move: it is free for this order.
      .map((c) => ({ ...priceWith(c, wanted, null), coupon: presentCouponAt(c, prices) }))
      .toSorted((a, b) => Number(b.isValid) - Number(a.isValid) || b.discount - a.discount),
    offers: open
      .filter((_g, i) => had[i] === undefined)
      .map((g) => ({ g, priced: priceWith(g, wanted, null) }))
      .filter(({ priced }) => priced.isValid)
      .map(({ g, priced }) => ({
        ...describeTerms(g, prices),
        campaign: g.slug,
        discount: priced.discount,
        finalPrice: priced.finalPrice,
      })),
  }
}

/** Coupons that cover the whole of today's price, by product. */
export const countTickets: Action<typeof couponTicket> = async (ctx, _, user) => {
  refuseRealtor(user)
  const [rows, prices] = await Promise.all([couponsOf(ctx.db, user.seq), pricesFor(ctx, user)])
  const whole = (c: CouponRow) => {
    const price = prices[c.product]
    return c.gives === 'free' || (price !== null && price > 0 && discountOf(c, price) === price)
  }
  const good = rows.filter((c) => c.state === 'open' && whole(c))
  return {
    tickets: products.flatMap((applyType) => {
      const of = good.filter((c) => c.product === applyType)
      const first = of.toSorted((a, b) => a.expires_at.getTime() - b.expires_at.getTime())[0]
      return first ? [{ applyType, amount: of.length, expires_at: first.expires_at.toISOString() }] : []
    }),
  }
}
