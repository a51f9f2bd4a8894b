import { z } from 'zod'
import { call } from '../../call.ts'
import { couponReasons } from '../coupon/coupon-words.ts'
import { products } from '../coupon/coupon.ts'
import { instantField, textField, wonField } from '../../values.ts'
import { campaignRows } from './rows.ts'

/** What is given to whom, until when, and how much is left: for the screens of a campaign. */
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
  /** Conditions: null means no condition. */
  sources: z.array(z.string()).nullable(),
  regions: z.array(z.string()).nullable(),
  new_days: z.number().nullable(),
  one_per: z.enum(['account', 'person']),
  /** What the user must know beforehand, one sentence each. */
  notices: z.array(z.string()),
  /** Invented for the simulated world. */
  demo: z.boolean(),
})
export type Campaign = z.output<typeof campaign>

/** The current campaigns, or one of them by its name. */
export const campaignList = call(campaignRows.campaignList, {
  input: z.strictObject({ campaign: z.string().max(60).optional() }),
  output: z.object({ campaigns: z.array(campaign) }),
  fails: [],
})
const mark = textField(40).nullable().default(null)
/**
 * The result of a partner's pass: 'invalid' is unsigned, modified or not from a partner; 'taken' means that the
 * membership belongs to another account.
 */
export const memberships = ['none', 'kept', 'invalid', 'expired', 'taken'] as const
export type Membership = (typeof memberships)[number]
/**
 * The source of the first signup; the first one stays. `partner_pass`: signed by the partner for its member
 * (docs/partner-pass.md); membership requires it.
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
/** The state of the current campaigns for this user, and the user's signup source. */
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
    /** Partners that have signed a pass for the user. */
    member_of: z.array(z.string()),
    campaigns: z.array(
      z.object({
        campaign,
        /**
         * 'can': available, on request or with a code; 'has', 'used', 'expired': the state of the user's coupon;
         * 'cannot': see `reason`.
         */
        state: z.enum(['can', 'has', 'used', 'expired', 'cannot']),
        reason: z.enum(couponReasons).nullable(),
        message: z.string(),
        coupon_seq: z.number().nullable(),
      }),
    ),
  }),
  fails: ['realtorNoCoupon'],
})
