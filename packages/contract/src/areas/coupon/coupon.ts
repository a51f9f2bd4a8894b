import { z } from 'zod'
import { call } from '../../call.ts'
import { couponReasons } from './coupon-words.ts'
import { instantField, seqField, wonField } from '../../values.ts'
import { couponRows } from './rows.ts'

/** What is sold, under the words of the specification's service types. */
export const products = ['report', 'subscribe'] as const
export const couponStates = ['open', 'held', 'used', 'expired'] as const
const reason = z.enum(couponReasons)
/** A code as people type it: any case, with spaces, hyphens or a line break. Or a codeToken. */
export const typedCode = z.string().min(1, 'missing').max(200, 'too-long')
/** The signed key of the address search, for coupons that ask where the home is. */
const addressKey = z.string().max(2000).optional()
export const serviceType = z.enum(products)

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
export const couponMine = call(couponRows.couponMine, {
  input: z.strictObject({}),
  output: z.object({ coupons: z.array(coupon) }),
  fails: ['realtorNoCoupon'],
})
/** Takes a coupon by its code, or one that a campaign gives for the asking. Taken twice, it is the same coupon. */
export const couponTake = call(couponRows.couponTake, {
  input: z
    .strictObject({ code: typedCode.optional(), campaign: z.string().max(60).optional() })
    .refine((i) => (i.code === undefined) !== (i.campaign === undefined), { path: ['code'], message: 'missing' }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
/** The price with one of one's coupons, asked again before the payment. */
export const couponConfirm = call(couponRows.couponConfirm, {
  input: z.strictObject({ coupon_seq: seqField, service_type: serviceType, address_key: addressKey }),
  output: priced.extend({ coupon }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** What a code from a message or a link gives and whether this person may have it; nothing is taken yet. */
export const couponValidate = call(couponRows.couponValidate, {
  input: z.strictObject({ token: typedCode }),
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
 * is what the person was shown: where it differs from today's price (`priceChanged`), the answer carries today's,
 * which has to be shown before anything is paid.
 */
export const couponManualValidate = call(couponRows.couponManualValidate, {
  input: z.strictObject({
    service_type: serviceType,
    code_token: typedCode,
    original_price: wonField,
    address_key: addressKey,
  }),
  output: priced.extend({
    priceChanged: z.boolean(),
    codeToken: z.string().nullable(),
    eventName: z.string().nullable(),
  }),
  fails: ['realtorNoCoupon'],
})
/** How a typed code ended for this person: not taken, open, held by an order, used or expired. POST: a code is in no address. */
export const couponManualUsed = call(couponRows.couponManualUsed, {
  input: z.strictObject({ code_token: typedCode }),
  output: z.object({ used: z.boolean(), state: z.enum(couponStates).nullable(), coupon: coupon.nullable() }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** One's coupons for a product with the price each makes, and campaigns that give one for the asking. */
export const couponAvailable = call(couponRows.couponAvailable, {
  input: z.strictObject({ service_type: serviceType.default('report'), address_key: addressKey }),
  output: z.object({
    coupons: z.array(priced.extend({ coupon })),
    offers: z.array(terms.extend({ campaign: z.string(), discount: wonField, finalPrice: wonField })),
  }),
  fails: ['realtorNoCoupon'],
})
/** Coupons that take a whole price away, counted by product as tickets are. */
export const couponTicket = call(couponRows.couponTicket, {
  input: z.strictObject({}),
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
export const couponWelcome = call(couponRows.couponWelcome, { input: z.strictObject({}), output: welcome, fails: [] })
export const couponWelcomeTake = call(couponRows.couponWelcomeTake, {
  input: z.strictObject({}),
  output: welcome,
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
/** Not to be shown again; it may still be taken. */
export const couponWelcomeDismiss = call(couponRows.couponWelcomeDismiss, {
  input: z.strictObject({ dismissed: z.literal(true) }),
  output: welcome,
  fails: [],
})
/** A coupon in a link (`?coupon=`): it may be attached by itself only where it makes the price 0. */
export const couponOfLink = call(couponRows.couponOfLink, {
  input: z.strictObject({ coupon: typedCode, service_type: serviceType.default('report'), address_key: addressKey }),
  output: priced.extend({ attachable: z.boolean() }),
  fails: ['realtorNoCoupon'],
})
/** Attaches the coupon of a link: takes it, if it makes the price 0. */
export const couponTakeLink = call(couponRows.couponTakeLink, {
  input: z.strictObject({ coupon: typedCode, service_type: serviceType.default('report') }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
