import type {
  couponConfirm,
  couponManualUsed,
  couponManualValidate,
  couponValidate,
} from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { personKeys } from '../../account/person/person-keys.ts'
import { codeToken } from './code.ts'
import { findCode, type FoundCode } from './find-code.ts'
import { memberOf } from '../campaign/member-of.ts'
import { pricedAs, priceWith } from '../using/price-with.ts'
import { couponOfPerson, ownCoupon, type CouponRow } from '../queries.ts'
import { describeReason, whyNotVerified, whyNotClaimable } from './refusal.ts'
import { refuseRealtor } from './refuse-realtor.ts'
import { pricesFor, presentCoupon, presentCouponAt, describeTerms } from '../present-coupon.ts'
import { intendedPurchase } from '../campaign/intended-purchase.ts'

/** What a code gives this user: a coupon that they already have, or why they cannot have one. */
export async function eligibilityOf(
  ctx: Context,
  { campaign, code_seq }: FoundCode,
  user: User,
): Promise<{ mine: CouponRow | null; why: CouponReason | null }> {
  const keys = await personKeys(ctx, user.seq)
  const had = await couponOfPerson(
    ctx.db,
    campaign.campaign_seq,
    campaign.one_per === 'account' ? keys.account : keys.all,
  )
  if (had?.user_seq === user.seq) return { mine: had, why: stateReason(had) }
  if (had) return { mine: null, why: 'already-had' }
  return {
    mine: null,
    why: whyNotClaimable(campaign, await memberOf(ctx, user)) ?? whyNotVerified(campaign, code_seq, keys),
  }
}
/** A coupon that an unpaid order of the user has reserved can move to their next order. */
const stateReason = (c: CouponRow): CouponReason | null =>
  c.state === 'used' ? 'used' : c.state === 'expired' ? 'expired' : null

export const validateCode: Action<typeof couponValidate> = async (ctx, { token }, user) => {
  refuseRealtor(user)
  const found = await findCode(ctx, token, user)
  if (!found)
    return { isValid: false, reason: 'unknown', message: describeReason('unknown'), offer: null, coupon: null }
  const [{ mine, why }, prices] = await Promise.all([eligibilityOf(ctx, found, user), pricesFor(ctx, user)])
  const g = found.campaign
  return {
    isValid: why === null,
    reason: why,
    message: describeReason(why),
    offer: {
      ...describeTerms(g, prices),
      until: g.until_at.toISOString(),
      left: g.quota === null ? null : g.quota - g.taken,
      daysValid: g.days_valid,
    },
    coupon: mine && presentCouponAt(mine, prices),
  }
}

export const validateManual: Action<typeof couponManualValidate> = async (ctx, input, user) => {
  refuseRealtor(user)
  const wanted = await intendedPurchase(ctx, input, user)
  const priceChanged = input.original_price !== wanted.price
  const found = await findCode(ctx, input.code_token, user)
  if (!found) return { ...pricedAs(wanted.price, 0, 'unknown'), priceChanged, codeToken: null, eventName: null }
  const { why } = await eligibilityOf(ctx, found, user)
  const name = found.code_seq === null ? { campaign_seq: found.campaign.campaign_seq } : { code_seq: found.code_seq }
  return {
    ...priceWith(found.campaign, wanted, why),
    priceChanged,
    codeToken: codeToken(ctx.settings.signingKey, name, user.seq),
    eventName: found.campaign.name,
  }
}

export const readUsed: Action<typeof couponManualUsed> = async (ctx, { code_token }, user) => {
  refuseRealtor(user)
  const found = await findCode(ctx, code_token, user)
  if (!found) throw new Fail('couponUnknown')
  const { mine } = await eligibilityOf(ctx, found, user)
  return {
    used: mine?.state === 'used',
    state: mine?.state ?? null,
    coupon: mine && (await presentCoupon(ctx, mine, user)),
  }
}

export const confirmCoupon: Action<typeof couponConfirm> = async (ctx, { coupon_seq, ...input }, user) => {
  refuseRealtor(user)
  const wanted = await intendedPurchase(ctx, input, user)
  const coupon = await ownCoupon(ctx.db, user.seq, coupon_seq)
  if (!coupon) throw new Fail('couponUnknown')
  return { ...priceWith(coupon, wanted, stateReason(coupon)), coupon: await presentCoupon(ctx, coupon, user) }
}
