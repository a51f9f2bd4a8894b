import { z } from 'zod'
import { call } from '../../call.ts'
import { couponReasons } from './coupon-words.ts'
import { instantField, seqField, wonField } from '../../values.ts'
import { couponRows } from './rows.ts'

/** What is sold, by the names of the specification's service types. */
export const products = ['report', 'subscribe'] as const
/** What a coupon may be for. */
export type Product = (typeof products)[number]
export const couponStates = ['open', 'held', 'used', 'expired'] as const
const reason = z.enum(couponReasons)
/** A code as users type it: any case, with spaces, hyphens or a line break. Or a codeToken. */
export const typedCode = z.string().min(1, 'missing').max(200, 'too-long')
/** The signed key of the address search, for coupons that depend on the home's region. */
const addressKey = z.string().max(2000).optional()
export const serviceType = z.enum(products)

/** `price` is the discount on today's price of the product; null if no price is in force. */
const terms = z.object({
  eventName: z.string(),
  /** The product it is for: the specification's applyType. */
  applyType: serviceType,
  price: wonField.nullable(),
  gives: z.enum(['won', 'percent', 'free']),
  amount: z.number().nullable(),
  most: wonField.nullable(),
  issuer: z.string(),
  /** Regions in which the home must be; null means anywhere. */
  regions: z.array(z.string()).nullable(),
})
export const coupon = terms.extend({
  coupon_seq: z.number(),
  state: z.enum(couponStates),
  taken_at: instantField,
  /** Exclusive end of the validity. */
  expires_at: instantField,
  used_at: instantField.nullable(),
  /** The order that has reserved or used it. */
  merchant_uid: z.string().nullable(),
})
/** A price with a coupon: before, discount, after. `reason` is the code why not, `message` the text. */
const priced = z.object({
  isValid: z.boolean(),
  originalPrice: wonField,
  discount: wonField,
  finalPrice: wonField,
  reason: reason.nullable(),
  message: z.string(),
})
export type Coupon = z.output<typeof coupon>

/** All coupons of the user, newest first. */
export const couponMine = call(couponRows.couponMine, {
  input: z.strictObject({}),
  output: z.object({ coupons: z.array(coupon) }),
  fails: ['realtorNoCoupon'],
})
/** Issues a coupon by its code, or a campaign's free one. Idempotent: a repeat returns the same coupon. */
export const couponTake = call(couponRows.couponTake, {
  input: z
    .strictObject({ code: typedCode.optional(), campaign: z.string().max(60).optional() })
    .refine((i) => (i.code === undefined) !== (i.campaign === undefined), { path: ['code'], message: 'missing' }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
/** The price with one of the user's coupons, checked again before the payment. */
export const couponConfirm = call(couponRows.couponConfirm, {
  input: z.strictObject({ coupon_seq: seqField, service_type: serviceType, address_key: addressKey }),
  output: priced.extend({ coupon }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** What a code from a message or a link gives and whether this user may have it; nothing is issued yet. */
export const couponValidate = call(couponRows.couponValidate, {
  input: z.strictObject({ token: typedCode }),
  output: z.object({
    isValid: z.boolean(),
    reason: reason.nullable(),
    message: z.string(),
    /** Null for an unknown code. */
    offer: terms
      .extend({ until: instantField, left: z.number().nullable(), daysValid: z.number().nullable() })
      .nullable(),
    /** The user already has it. */
    coupon: coupon.nullable(),
  }),
  fails: ['realtorNoCoupon'],
})
/**
 * A code typed at the payment. `codeToken` represents it in the order and is valid for this user only. `original_price`
 * is the price that the user was shown: if it differs from today's (`priceChanged`), the answer contains today's price,
 * which must be shown before the payment.
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
/**
 * The state of a typed code for this user: not redeemed, open, reserved by an order, used or expired. POST, because a
 * code must not be in a URL.
 */
export const couponManualUsed = call(couponRows.couponManualUsed, {
  input: z.strictObject({ code_token: typedCode }),
  output: z.object({ used: z.boolean(), state: z.enum(couponStates).nullable(), coupon: coupon.nullable() }),
  fails: ['realtorNoCoupon', 'couponUnknown'],
})
/** The user's coupons for a product with the price that each makes, and campaigns that give one on request. */
export const couponAvailable = call(couponRows.couponAvailable, {
  input: z.strictObject({ service_type: serviceType.default('report'), address_key: addressKey }),
  output: z.object({
    coupons: z.array(priced.extend({ coupon })),
    offers: z.array(terms.extend({ campaign: z.string(), discount: wonField, finalPrice: wonField })),
  }),
  fails: ['realtorNoCoupon'],
})
/** Coupons that cover the full price, counted by product like tickets. */
export const couponTicket = call(couponRows.couponTicket, {
  input: z.strictObject({}),
  output: z.object({
    tickets: z.array(z.object({ applyType: serviceType, amount: z.number(), expires_at: instantField })),
  }),
  fails: ['realtorNoCoupon'],
})
/** The welcome coupon of a new user: offered, taken, dismissed, or not available. */
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
/** Not shown again; it may still be taken. */
export const couponWelcomeDismiss = call(couponRows.couponWelcomeDismiss, {
  input: z.strictObject({ dismissed: z.literal(true) }),
  output: welcome,
  fails: [],
})
/** A coupon in a link (`?coupon=`): it may be attached automatically only if it makes the price 0. */
export const couponOfLink = call(couponRows.couponOfLink, {
  input: z.strictObject({ coupon: typedCode, service_type: serviceType.default('report'), address_key: addressKey }),
  output: priced.extend({ attachable: z.boolean() }),
  fails: ['realtorNoCoupon'],
})
/** Attaches the coupon of a link: issues it, if it makes the price 0. */
export const couponTakeLink = call(couponRows.couponTakeLink, {
  input: z.strictObject({ coupon: typedCode, service_type: serviceType.default('report') }),
  output: z.object({ coupon, fresh: z.boolean() }),
  fails: ['realtorNoCoupon', 'couponUnknown', 'couponRefused'],
})
