import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'
import { couponReasons } from './coupon-words.ts'
import { instantField, seqField, textField, wonField } from './values.ts'

/** What is sold, under the words of the specification's service types. */
export const products = ['report', 'subscribe'] as const
export const couponStates = ['open', 'held', 'used', 'expired'] as const
const reason = z.enum(couponReasons)
/** A code as people type it: any case, with spaces, hyphens or a line break. Or a codeToken. */
const typedCode = z.string().min(1, 'missing').max(200, 'too-long')
/** The signed key of the address search, for coupons that ask where the home is. */
const addressKey = z.string().max(2000).optional()
const serviceType = z.enum(products)

/** `price` is what it takes off today's price of the product; null where no price is in force. */
const terms = z.object({
  eventName: z.string(),
  /** What it is for: the specification's applyType. */
  applyType: serviceType,
  price: wonField.nullable(),
  gives: z.enum(['won', 'percent', 'free']),
  amount: z.number().nullable(),
  most: wonField.nullable(),
  issuer: z.string(),
  /** Names of the places where the home must be; null asks nothing. */
  regions: z.array(z.string()).nullable(),
})
export const coupon = terms.extend({
  coupon_seq: z.number(),
  state: z.enum(couponStates),
  taken_at: instantField,
  /** It is good until just before this. */
  expires_at: instantField,
  used_at: instantField.nullable(),
  /** The order that holds or has used it. */
  merchant_uid: z.string().nullable(),
})
/** A price with a coupon: before, what goes off, after. `reason` says why not, `message` says it in words. */
const priced = z.object({
  isValid: z.boolean(),
  originalPrice: wonField,
  discount: wonField,
  finalPrice: wonField,
  reason: reason.nullable(),
  message: z.string(),
})
export type Coupon = z.output<typeof coupon>

/** Everything that the person has, the newest first. */
export const couponMine = call(callTable.couponMine, {
  input: z.object({}),
  output: z.object({ coupons: z.array(coupon) }),
  fails: ['realtorNoCoupon'],
})
/** Takes a coupon by its code, or one that a campaign gives for the asking. Taken twice, it is the same coupon. */
export const couponTake = call(callTable.couponTake, {
  input: z
    .object({ code: typedCode.optional(), campaign: z.string().max(60).optional() })
    .refine((i) => (i.code === undefined) !== (i.campaign === undefined), { path: ['code'], message: 'missing' }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
/** The price with one of one's coupons, asked again before the payment. */
export const couponConfirm = call(callTable.couponConfirm, {
  input: z.object({ coupon_seq: seqField, service_type: serviceType, address_key: addressKey }),
  output: priced.extend({ coupon }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** What a code from a message or a link gives and whether this person may have it; nothing is taken yet. */
export const couponValidate = call(callTable.couponValidate, {
  input: z.object({ token: typedCode }),
  output: z.object({
    isValid: z.boolean(),
    reason: reason.nullable(),
    message: z.string(),
    /** Null for a code that is not known. */
    offer: terms
      .extend({ until: instantField, left: z.number().nullable(), daysValid: z.number().nullable() })
      .nullable(),
    /** The person has it already. */
    coupon: coupon.nullable(),
  }),
  fails: ['realtorNoCoupon'],
})
/**
 * A code typed at the payment. `codeToken` stands for it in the order and is good for this person alone. `original_price`
 * is what the person was shown: where it differs from today's price, the answer carries today's.
 */
export const couponManualValidate = call(callTable.couponManualValidate, {
  input: z.object({
    service_type: serviceType,
    code_token: typedCode,
    original_price: wonField,
    address_key: addressKey,
  }),
  output: priced.extend({ codeToken: z.string().nullable(), eventName: z.string().nullable() }),
  fails: ['realtorNoCoupon'],
})
/** How a typed code ended for this person: not taken, open, held by an order, used or expired. POST: a code is in no address. */
export const couponManualUsed = call(callTable.couponManualUsed, {
  input: z.object({ code_token: typedCode }),
  output: z.object({ used: z.boolean(), state: z.enum(couponStates).nullable(), coupon: coupon.nullable() }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** One's coupons for a product with the price each makes, and campaigns that give one for the asking. */
export const couponAvailable = call(callTable.couponAvailable, {
  input: z.object({ service_type: serviceType.default('report'), address_key: addressKey }),
  output: z.object({
    coupons: z.array(priced.extend({ coupon })),
    offers: z.array(terms.extend({ campaign: z.string(), discount: wonField, finalPrice: wonField })),
  }),
  fails: ['realtorNoCoupon'],
})
/** Coupons that take a whole price away, counted by product as tickets are. */
export const couponTicket = call(callTable.couponTicket, {
  input: z.object({}),
  output: z.object({
    tickets: z.array(z.object({ applyType: serviceType, amount: z.number(), expires_at: instantField })),
  }),
  fails: ['realtorNoCoupon'],
})
/** The welcome of a new person: offered, taken, put away, or none for him. */
const welcome = z.object({
  state: z.enum(['offered', 'taken', 'dismissed', 'none']),
  offer: terms.nullable(),
  coupon: coupon.nullable(),
})
export const couponWelcome = call(callTable.couponWelcome, { input: z.object({}), output: welcome, fails: [] })
export const couponWelcomeTake = call(callTable.couponWelcomeTake, {
  input: z.object({}),
  output: welcome,
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
/** Not to be shown again; it may still be taken. */
export const couponWelcomeDismiss = call(callTable.couponWelcomeDismiss, {
  input: z.object({ dismissed: z.literal(true) }),
  output: welcome,
  fails: [],
})
/** A coupon in a link (`?coupon=`): it may be attached by itself only where it makes the price 0. */
export const couponOfLink = call(callTable.couponOfLink, {
  input: z.object({ coupon: typedCode, service_type: serviceType.default('report'), address_key: addressKey }),
  output: priced.extend({ attachable: z.boolean() }),
  fails: ['realtorNoCoupon'],
})
/** Attaches the coupon of a link: takes it, if it makes the price 0. */
export const couponTakeLink = call(callTable.couponTakeLink, {
  input: z.object({ coupon: typedCode, service_type: serviceType.default('report') }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})

const slug = z.string().regex(/^[a-z0-9-]{3,60}$/, 'bad-characters')
const dongDigits = z.string().regex(/^(\d{2}|\d{5}|\d{8}|\d{10})$/, 'not-a-region')
const campaign = z.object({
  slug,
  issuer: z.string(),
  name: z.string(),
  product: serviceType,
  gives: z.enum(['won', 'percent', 'free']),
  amount: z.number().nullable(),
  most: wonField.nullable(),
  zero_ok: z.boolean(),
  way: z.enum(['code', 'ask', 'welcome']),
  quota: z.number().int().positive().nullable(),
  one_per: z.enum(['account', 'person']),
  from_at: instantField,
  until_at: instantField,
  days_valid: z.number().int().positive().nullable(),
  sources: z.array(z.string().max(40)).nullable(),
  regions: z.array(dongDigits).nullable(),
  new_days: z.number().int().positive().nullable(),
})
export const operatorCampaigns = call(callTable.operatorCampaigns, {
  input: z.object({}),
  output: z.object({
    campaigns: z.array(
      campaign.extend({ taken: z.number(), used: z.number(), demo: z.boolean(), ended_at: instantField.nullable() }),
    ),
  }),
  fails: [],
})
/** `issuer` is a code; an issuer that is new is made under `issuer_name`. */
export const operatorCampaignMake = call(callTable.operatorCampaignMake, {
  input: campaign
    .extend({
      issuer: z.string().regex(/^[a-z0-9-]{2,40}$/, 'bad-characters'),
      issuer_name: textField(60).optional(),
      name: textField(60).min(1, 'missing'),
      word: typedCode.nullable().default(null),
      /** What people must know before, a sentence each. */
      notices: z.array(textField(200)).max(10).default([]),
    })
    .refine((c) => (c.gives === 'free') === (c.amount === null), { path: ['amount'], message: 'amount-does-not-fit' })
    .refine((c) => c.gives !== 'free' || c.zero_ok, { path: ['zero_ok'], message: 'free-is-zero' })
    .refine((c) => c.gives !== 'percent' || (c.amount ?? 0) <= 100, { path: ['amount'], message: 'won-too-much' })
    .refine((c) => c.amount === null || c.amount > 0, { path: ['amount'], message: 'won-zero' })
    .refine((c) => c.most === null || c.gives === 'percent', { path: ['most'], message: 'amount-does-not-fit' })
    .refine((c) => c.word === null || c.way === 'code', { path: ['word'], message: 'way-does-not-fit' })
    .refine((c) => c.from_at < c.until_at, { path: ['until_at'], message: 'day-too-early' }),
  output: z.object({ slug }),
  fails: ['couponRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** Ends a campaign early: nothing more is given out, what people have stays good. */
export const operatorCampaignEnd = call(callTable.operatorCampaignEnd, {
  input: z.object({ slug, end: z.literal(true) }),
  output: z.object({ ended_at: instantField }),
  fails: ['couponUnknown'],
})
const batch = z.object({
  batch_seq: z.number(),
  campaign: slug,
  file_name: z.string(),
  codes: z.number(),
  /** More than a hundred a day by one operator wait for another one. */
  state: z.enum(['live', 'waits']),
})
/**
 * Personal codes: the lines of an issuer's file, or so many of our own making. A line that is there already is not
 * brought in again, so that a file may be sent in parts and repeated.
 */
export const operatorCodesBring = call(callTable.operatorCodesBring, {
  input: z
    .object({
      campaign: slug,
      file_name: textField(120).min(1, 'missing'),
      codes: z.array(z.string().max(60)).max(1000, 'too-long').optional(),
      make: z.number().int().min(1).max(1000).optional(),
    })
    .refine((i) => (i.codes === undefined) !== (i.make === undefined), { path: ['codes'], message: 'missing' }),
  output: batch.extend({
    added: z.number(),
    repeated: z.number(),
    /** Lines by their place in the file, from 1: too short, or with letters that no code has. */
    refused: z.array(z.object({ line: z.number(), why: z.enum(['too-short', 'too-long', 'bad-characters']) })),
  }),
  fails: ['couponUnknown', 'couponRefused', 'conflictingRepeat', 'repeatInFlight'],
})
/** The second operator agrees; the one who brought the codes may not. */
export const operatorCodesApprove = call(callTable.operatorCodesApprove, {
  input: z.object({ batch_seq: seqField, approve: z.literal(true) }),
  output: batch,
  fails: ['couponUnknown'],
})
/** The codes to hand over, as CSV with one a line. */
export const operatorCodes = call(callTable.operatorCodes, {
  input: z.object({ batch_seq: seqField }),
  output: batch.extend({ csv: z.string() }),
  fails: ['couponUnknown'],
})
/** What an issuer bears, day by day and campaign by campaign, as the ledger has it. Counts and sums; nobody's data. */
export const operatorCouponReport = call(callTable.operatorCouponReport, {
  input: z.object({ issuer: z.string().max(40), from: z.iso.date(), to: z.iso.date() }),
  output: z.object({
    issuer: z.string(),
    lines: z.array(
      z.object({
        day: z.string(),
        campaign: z.string(),
        used: z.number(),
        given_back: z.number(),
        discount: wonField,
        discount_back: wonField,
      }),
    ),
    /** The account's whole balance, now. */
    balance: wonField,
    csv: z.string(),
  }),
  fails: ['couponUnknown'],
})
