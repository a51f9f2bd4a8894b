import type { couponTake } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { CouponReason } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { personKeys } from '../../account/person/person-keys.ts'
import { findCode, type FoundCode } from './find-code.ts'
import { memberOf } from '../campaign/member-of.ts'
import {
  campaignBySlug,
  couponOfPerson,
  insertCoupon,
  insertPersonKeys,
  lockCampaign,
  ownCoupon,
  incrementTaken,
  type CouponRow,
} from '../queries.ts'
import { refuse, whyNotVerified, whyNotClaimable } from './refusal.ts'
import { refuseRealtor } from './refuse-realtor.ts'
import { presentCoupon } from '../present-coupon.ts'

export const claimCoupon: Action<typeof couponTake> = async (ctx, { code, campaign }, user) => {
  refuseRealtor(user)
  const found = code === undefined ? await offered(ctx, campaign ?? '') : await findCode(ctx, code, user)
  if (!found) throw new Fail('couponUnknown')
  const taken = await claim(ctx, found, user)
  return { coupon: await presentCoupon(ctx, taken.coupon, user), fresh: taken.fresh }
}

/** A coupon offered without a code; a campaign with codes requires one. */
export async function offered(ctx: Context, slug: string): Promise<FoundCode | null> {
  const campaign = await campaignBySlug(ctx.db, ctx.settings, slug)
  return campaign && campaign.way === 'ask' ? { campaign, code_seq: null } : null
}

type Claimed = { coupon: CouponRow; fresh: boolean }

export async function claim(ctx: Context, found: FoundCode, user: User): Promise<Claimed> {
  const taken = await claimOrWhy(ctx, found, user)
  if ('why' in taken) throw refuse(taken.why)
  return taken
}

/**
 * Under the campaign's lock: one per person, never more than the quota. A user who already has one gets the same one.
 * Otherwise the reason why they cannot have one.
 */
export async function claimOrWhy(
  ctx: Context,
  { campaign, code_seq }: FoundCode,
  user: User,
): Promise<Claimed | { why: CouponReason }> {
  const [member, keys] = await Promise.all([memberOf(ctx, user), personKeys(ctx, user.seq)])
  const known = campaign.one_per === 'account' ? keys.account : keys.all
  const done = await ctx.tx(async (tx) => {
    const locked = await lockCampaign(tx.db, ctx.settings, campaign.campaign_seq)
    if (!locked) throw new Fail('couponUnknown')
    const before = await couponOfPerson(tx.db, locked.campaign_seq, known)
    if (before?.user_seq === user.seq) return { coupon: before, fresh: false }
    if (before) return { why: 'already-had' as const }
    const why = whyNotClaimable(locked, member) ?? whyNotVerified(locked, code_seq, keys)
    if (why) return { why }
    if (!(await incrementTaken(tx.db, locked.campaign_seq))) return { why: 'quota' as const }
    const made = await insertCoupon(tx.db, { campaign_seq: locked.campaign_seq, code_seq, user_seq: user.seq })
    // Another user has taken it meanwhile: the code belongs to them.
    if (!made) throw new Fail('couponUnknown')
    await insertPersonKeys(tx.db, locked.campaign_seq, made.coupon_seq, known)
    killPoint('coupon.taking')
    const coupon = await ownCoupon(tx.db, user.seq, made.coupon_seq)
    if (!coupon) throw new Error(`coupon ${made.coupon_seq} is not there`)
    return { coupon, fresh: true }
  })
  killPoint('coupon.taken')
  return done
}
