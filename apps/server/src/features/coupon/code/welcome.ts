import type { couponWelcome, couponWelcomeDismiss, couponWelcomeTake } from '@jipsalpim/contract/areas/coupon/coupon.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { allCampaigns, dismissWelcome, welcomeDismissed, type CampaignRow } from '../queries.ts'
import { refuseRealtor } from './refuse-realtor.ts'
import { pricesFor, presentCouponAt, describeTerms } from '../present-coupon.ts'
import { claim } from './claim-coupon.ts'
import { eligibilityOf } from './validate-code.ts'

export const readWelcome: Action<typeof couponWelcome> = (ctx, _, user) => answerOf(ctx, user)

export const claimWelcome: Action<typeof couponWelcomeTake> = async (ctx, _, user) => {
  refuseRealtor(user)
  const campaign = await welcomeOfNow(ctx)
  if (!campaign) throw new Fail('couponUnknown')
  await claim(ctx, { campaign, code_seq: null }, user)
  return answerOf(ctx, user)
}

export const dismissOffer: Action<typeof couponWelcomeDismiss> = async (ctx, _, user) => {
  await dismissWelcome(ctx.db, user.seq)
  return answerOf(ctx, user)
}

async function answerOf(ctx: Context, user: User): Promise<Output<typeof couponWelcome>> {
  const campaign = user.role === 'realtor' ? undefined : await welcomeOfNow(ctx)
  if (!campaign) return { state: 'none', offer: null, coupon: null }
  const [{ mine, why }, prices, dismissed] = await Promise.all([
    eligibilityOf(ctx, { campaign, code_seq: null }, user),
    pricesFor(ctx, user),
    welcomeDismissed(ctx.db, user.seq),
  ])
  const offer = describeTerms(campaign, prices)
  if (mine) return { state: 'taken', offer, coupon: presentCouponAt(mine, prices) }
  // Users without a verified identity see the offer; when they take it, they are asked to verify.
  if (why && why !== 'verify-first') return { state: 'none', offer: null, coupon: null }
  return { state: dismissed ? 'dismissed' : 'offered', offer, coupon: null }
}

/** The newest welcome campaign in force. */
const welcomeOfNow = async (ctx: Context): Promise<CampaignRow | undefined> =>
  (await allCampaigns(ctx.db, ctx.settings)).findLast((g) => g.way === 'welcome' && g.started && !g.over)
