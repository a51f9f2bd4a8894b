import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { typedCode } from '../coupon/coupon.ts'
import { watchLease } from '../order/later.ts'
import { draftKey, placeChoice } from '../order/order.ts'
import { watchItem } from './calls.ts'
import { subscribeRows } from './rows.ts'
import { watchStates } from './watch-terms.ts'

/** A report by its number, a report by its order, or a home: one of them. */
const namesOneHome = (o: { report_seq: number | null; of: string | null; place: object | null }): boolean =>
  [o.report_seq, o.of, o.place].filter((home) => home !== null).length === 1

const card = z.object({
  card_seq: z.number(),
  card_name: z.string().nullable(),
  /** Masked by the gateway. */
  card_number: z.string().nullable(),
})

/**
 * Starts a watch that a stored card pays, now and every period. At price 0 the card is stored and nothing is charged.
 * The gateway is the card's own.
 */
export const subscribePayment = call(subscribeRows.subscribePayment, {
  lane: 'payment',
  limit: { perHour: 30, by: 'user' },
  input: z
    .strictObject({
      card_seq: seqField,
      yearly: z.boolean(),
      /** The price that the user was shown, won; never used as the price. */
      price: wonField,
      /** The paid report that it belongs to, by its number or by its order; or the home, as searched. */
      report_seq: seqField.nullable().default(null),
      of: z.string().max(60).nullable().default(null),
      place: placeChoice.nullable().default(null),
      /** Null: the lease of the report, or unknown. */
      lease: watchLease.nullable().default(null),
      draft_key: draftKey,
      /** Charged every period automatically until it is stopped: shown beforehand, and agreed to. */
      agreed: z.literal(true),
      coupon_seq: seqField.nullable().default(null),
      code_token: z.string().max(200).nullable().default(null),
      /** Points that pay for a part of it, won: the rest is nothing, or an amount that a card can pay. */
      points: wonField.default(0),
    })
    .refine(namesOneHome, { path: ['place'], message: 'one-home' })
    .refine((o) => o.coupon_seq === null || o.code_token === null, { path: ['code_token'], message: 'one-coupon' }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    /** 'checking': the gateway has not answered yet; it is asked again automatically. */
    state: z.enum(['completed', 'checking']),
    /** The watch; null until it is paid. */
    subscribeSeq: z.number().nullable(),
  }),
  fails: [
    'notOnSale',
    'orderNotFound',
    'unitState',
    'notifierExists',
    'priceChanged',
    'realtorNoCoupon',
    'couponUnknown',
    'couponRefused',
    'pointsShort',
    'paymentTypeInvalid',
    'paymentRequestFailed',
    'paymentAuthFailed',
    'paymentRecordNotFound',
    'paymentNotCompleted',
    'analysisInProgress',
    'approvalNeeded',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

/**
 * The free month of a campaign, by its name or by a code, once per user and campaign. It needs no card, nothing is
 * charged for it, and it ends automatically after `free_until`.
 */
export const subscribePaymentCampaign = call(subscribeRows.subscribePaymentCampaign, {
  lane: 'payment',
  limit: { perHour: 30, by: 'user' },
  input: z
    .strictObject({
      campaign: z.string().max(60).nullable().default(null),
      code: typedCode.nullable().default(null),
      /** The paid report that it belongs to, by its number or by its order; or the home, as searched. */
      report_seq: seqField.nullable().default(null),
      of: z.string().max(60).nullable().default(null),
      place: placeChoice.nullable().default(null),
      /** Null: the lease of the report, or unknown. */
      lease: watchLease.nullable().default(null),
      /** It ends automatically, and begins at once: shown beforehand, and agreed to. */
      agreed: z.literal(true),
    })
    .refine((o) => (o.campaign === null) !== (o.code === null), { path: ['campaign'], message: 'one-coupon' })
    .refine(namesOneHome, { path: ['place'], message: 'one-home' }),
  output: z.object({
    subscribeSeq: z.number(),
    /** The last free day, which is the last day of the watch. */
    free_until: dayField,
    // ours
    merchant_uid: z.string(),
    order_seq: z.number(),
  }),
  fails: [
    'notOnSale',
    'notFound',
    'orderNotFound',
    'unitState',
    'notifierExists',
    'realtorNoCoupon',
    'couponUnknown',
    'couponRefused',
    'quotaGone',
    'paymentRequestFailed',
    'paymentTypeInvalid',
    'paymentNotCompleted',
    'analysisInProgress',
    'approvalNeeded',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

const chargeDay = z.object({
  /** The first charge on the new day. */
  next_charge_on: dayField,
  /** The days before it that are charged pro rata; null if there are none. */
  bridge: z.object({ from: dayField, to: dayField, days: z.number(), won: wonField }).nullable(),
})
/**
 * Changes the charge day, once a year, and not in a free period. The days until then are charged first, pro rata; in a
 * month without that day, its last day is used. `shown_won`: the sum for those days that the user was shown; if it is
 * another one by now, nothing is changed (9302).
 */
export const subscribePaymentDate = call(subscribeRows.subscribePaymentDate, {
  input: z.strictObject({
    subscribe_seq: seqField,
    day: z.number().int().min(1).max(31),
    shown_won: wonField.optional(),
  }),
  output: chargeDay,
  fails: ['notFound', 'watchState', 'analysisInProgress', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})
/** What the same change would be now; fails where it would. Nothing is changed. */
export const subscribeChargeDay = call(subscribeRows.subscribeChargeDay, {
  ours: true,
  input: z.strictObject({ id: seqField, day: z.coerce.number().int().min(1).max(31) }),
  output: chargeDay,
  fails: ['notFound', 'watchState', 'analysisInProgress'],
})

/**
 * Another card for one watch. An owed amount is charged to it one time: at once, or after 00:30 while the banks are
 * closed.
 */
export const subscribePaymentCard = call(subscribeRows.subscribePaymentCard, {
  lane: 'payment',
  limit: { perHour: 20, by: 'user' },
  input: z.strictObject({ subscribe_seq: seqField, card_seq: seqField }),
  output: z.object({
    card,
    /** The result for the owed amount; 'later': it is charged at 00:30, after the banks have opened; null: nothing owed. */
    retried: z.enum(['paid', 'declined', 'checking', 'later']).nullable(),
    state: z.enum(watchStates),
  }),
  fails: [
    'notFound',
    'watchState',
    'paymentAuthFailed',
    'paymentRecordNotFound',
    'analysisInProgress',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})

export const subscribeLastPayment = call(subscribeRows.subscribeLastPayment, {
  input: z.strictObject({ id: seqField.optional() }),
  output: z.object({
    /** The last charge for it; null before the first. A free period has none. */
    payment: z
      .object({
        subscribe_seq: z.number(),
        won: wonField,
        at: instantField,
        card_name: z.string().nullable(),
        from: dayField,
        to: dayField,
        /** The gateway's receipt; null without one. */
        receipt_url: z.string().nullable(),
        merchant_uid: z.string(),
      })
      .nullable(),
  }),
  fails: ['notFound'],
})

/** Accepts or refuses a higher price, while consent is open; no answer is a refusal. */
export const subscribeConsent = call(subscribeRows.subscribeConsent, {
  ours: true,
  input: z.strictObject({ subscribe_seq: seqField, offer_seq: seqField, yes: z.boolean() }),
  output: z.object(watchItem),
  fails: ['notFound', 'watchState', 'conflictingRepeat', 'repeatInFlight'],
})

/** What a watch may change to from its next period; for one of them, or for all. An empty list if there is none. */
export const subscribeOffer = call(subscribeRows.subscribeOffer, {
  input: z.strictObject({ id: seqField.optional() }),
  output: z.object({
    offers: z.array(
      z.object({
        /** A year instead of a month. */
        what: z.enum(['year']),
        price: wonField,
        /** The last day on which it can be accepted. */
        until: dayField,
        // ours
        offer_seq: z.number(),
        subscribe_seq: z.number(),
        /** The current price of a month. */
        price_now: wonField,
        /** The price of a year without the offer. */
        list_price: wonField,
        /** The day on which it begins and is charged. */
        from_on: dayField,
      }),
    ),
  }),
  fails: ['notFound'],
})

/**
 * Accepts an offer: its price, and its plan from the next period on, which renews automatically until it is stopped.
 */
export const subscribeOfferTake = call(subscribeRows.subscribeOfferTake, {
  ours: true,
  input: z.strictObject({ subscribe_seq: seqField, offer_seq: seqField, price: wonField, agreed: z.literal(true) }),
  output: z.object(watchItem),
  fails: ['notFound', 'watchState', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})
