import { z } from 'zod'
import { call } from '../../call.ts'
import { couponReasons } from '../coupon/coupon-words.ts'
import { products } from '../coupon/coupon.ts'
import { instantField, textField, wonField } from '../../values.ts'
import { campaignRows } from './rows.ts'

/** What is given to whom, until when, and how much is left: for the screens of a campaign, and for those who ask. */
const campaign = z.object({
  slug: z.string(),
  name: z.string(),
  issuer: z.string(),
  product: z.enum(products),
  gives: z.enum(['won', 'percent', 'free']),
  amount: z.number().nullable(),
  most: wonField.nullable(),
  way: z.enum(['code', 'ask', 'welcome']),
  state: z.enum(['soon', 'open', 'full', 'ended']),
  from: instantField,
  until: instantField,
  quota: z.number().nullable(),
  left: z.number().nullable(),
  /** Conditions: null asks nothing. */
  sources: z.array(z.string()).nullable(),
  regions: z.array(z.string()).nullable(),
  new_days: z.number().nullable(),
  one_per: z.enum(['account', 'person']),
  /** What is to be known before, a sentence each. */
  notices: z.array(z.string()),
  /** Made up for the played world. */
  demo: z.boolean(),
})
export type Campaign = z.output<typeof campaign>

/** The campaigns of now; one of them by its name. */
export const campaignList = call(campaignRows.campaignList, {
  input: z.strictObject({ campaign: z.string().max(60).optional() }),
  output: z.object({ campaigns: z.array(campaign) }),
  fails: [],
})
const mark = textField(40).nullable().default(null)
/** What came of a partner's pass: 'invalid' is unsigned, changed or nobody's; 'taken' is another account's membership. */
export const memberships = ['none', 'kept', 'invalid', 'expired', 'taken'] as const
export type Membership = (typeof memberships)[number]
/**
 * Where the person came from, at the first sign-up; what was told first stays. `partner_pass`: what the partner signed
 * about its member, by docs/partner-pass.md; without it nobody is one.
 */
export const campaignSignup = call(campaignRows.campaignSignup, {
  input: z.strictObject({
    nz_source: mark,
    nz_medium: mark,
    nz_campaign: mark,
    partner_pass: z.string().max(1000).nullable().default(null),
  }),
  output: z.object({ kept: z.boolean(), membership: z.enum(memberships) }),
  fails: [],
})
/** What the campaigns of now are to this person, and where he came from. */
export const campaignStatus = call(campaignRows.campaignStatus, {
  input: z.strictObject({ campaign: z.string().max(60).optional() }),
  output: z.object({
    signup: z
      .object({
        nz_source: z.string().nullable(),
        nz_medium: z.string().nullable(),
        nz_campaign: z.string().nullable(),
        at: instantField,
      })
      .nullable(),
    /** Partners that have signed for the person. */
    member_of: z.array(z.string()),
    campaigns: z.array(
      z.object({
        campaign,
        /** 'can': to be had, by asking or with a code; 'has', 'used', 'expired': of his coupon; 'cannot': `reason` says why. */
        state: z.enum(['can', 'has', 'used', 'expired', 'cannot']),
        reason: z.enum(couponReasons).nullable(),
        message: z.string(),
        coupon_seq: z.number().nullable(),
      }),
    ),
  }),
  fails: ['realtorNoCoupon'],
})
