import type { campaignStatus } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { couponReasonWords } from '@jipsalpim/contract/areas/coupon/coupon-words.ts'
import type { Action } from '../../kernel/serve.ts'
import { readCampaigns } from '../coupon/campaign/read-campaigns.ts'
import { refuseRealtor } from '../coupon/code/refuse-realtor.ts'
import { eligibilityOf } from '../coupon/code/validate-code.ts'
import { membersOf, signupOf } from './queries.ts'

/** The state of each current campaign for this user. */
export const readStatus: Action<typeof campaignStatus> = async (ctx, { campaign }, user) => {
  refuseRealtor(user)
  const [signup, members, found] = await Promise.all([
    signupOf(ctx.db, user.seq),
    membersOf(ctx.db, user.seq),
    readCampaigns(ctx, campaign),
  ])
  const campaigns = await Promise.all(
    found.map(async ({ row, told }) => {
      const { mine, why } = await eligibilityOf(ctx, { campaign: row, code_seq: null }, user)
      const state = mine ? stateOf(mine.state) : why ? 'cannot' : 'can'
      return {
        campaign: told,
        state,
        reason: state === 'cannot' ? why : null,
        message: state === 'cannot' && why ? couponReasonWords[why] : '',
        coupon_seq: mine?.coupon_seq ?? null,
      } as const
    }),
  )
  return {
    signup: signup
      ? {
          nz_source: signup.nz_source,
          nz_medium: signup.nz_medium,
          nz_campaign: signup.nz_campaign,
          at: signup.at.toISOString(),
        }
      : null,
    member_of: members.map((m) => m.partner),
    campaigns,
  }
}

const stateOf = (state: 'open' | 'held' | 'used' | 'expired') => (state === 'open' || state === 'held' ? 'has' : state)
