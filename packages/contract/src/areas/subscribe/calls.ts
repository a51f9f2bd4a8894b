import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { whatIfFacts } from '@jipsalpim/engine/watch/what-if.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField, wonField } from '../../values.ts'
import { contractTypes } from '../order/lease-fields.ts'
import { watchLease } from '../order/later.ts'
import { draftKey, placeChoice } from '../order/order.ts'
import { subscribeRows } from './rows.ts'
import {
  alertKinds,
  checkKinds,
  checkResults,
  guardAnswers,
  homePhases,
  periodStates,
  REMARK_LENGTH,
  watchPlans,
  watchStates,
} from './watch-terms.ts'

/** A watch as the lists show it. Names as the specification has them; below the line what is ours. */
const item = {
  subscribeSeq: z.number(),
  fullAddress: z.string(),
  cardName: z.string().nullable(),
  /** Masked by the gateway, null without a card. */
  cardNumber: z.string().nullable(),
  orderDate: instantField,
  orderPrice: wonField,
  hasSubscribe: z.boolean(),
  /** It ends on `cancelDueDate`, at its owner's wish. */
  hasReservation: z.boolean(),
  createDate: instantField,
  cancelDueDate: dayField.nullable(),
  selected: z.boolean(),
  isExpired: z.boolean(),
  // ours
  plan: z.enum(watchPlans),
  state: z.enum(watchStates),
  /** The last day that is paid for. */
  paid_until: dayField.nullable(),
  phase: z.enum(homePhases),
  last_check_at: instantField.nullable(),
  next_check_at: instantField.nullable(),
  /** Within how many hours an application is told of, by our promise for today. */
  promise_hours: z.number(),
  /** The last success, where the source has been silent for two turns; null while it answers. */
  stale_since: instantField.nullable(),
  /** Alerts that were not opened yet. */
  unseen: z.number(),
  /** The price would rise on `on`: without a yes by `until` it ends before, and nothing is charged. Null: nothing is asked. */
  consent_due: z
    .object({
      offer_seq: z.number(),
      before: wonField,
      price: wonField,
      on: dayField,
      until: dayField,
      /** As answered so far; null: not yet. */
      yes: z.boolean().nullable(),
    })
    .nullable(),
}
/** The lease that the changes of the register are judged for; null is unknown. */
const lease = {
  contract_type: z.enum(contractTypes).nullable(),
  deposit_amount: wonField.nullable(),
  rental_amount: wonField.nullable(),
  contract_on: dayField.nullable(),
  balance_on: dayField.nullable(),
  move_in_on: dayField.nullable(),
  end_on: dayField.nullable(),
}
/** Hours of the day in Seoul, from 0 to 23: from the first until before the second. */
const quiet = z.strictObject({ from: z.number().int().min(0).max(23), until: z.number().int().min(0).max(23) })

export const subscribes = call(subscribeRows.subscribes, {
  input: z.strictObject({}),
  /** The ended ones last. */
  output: z.object({ items: z.array(z.object(item)) }),
  fails: [],
})

const refundNow = z.object({
  /** What comes back if it is stopped today, won. */
  won: wonField,
  price: wonField,
  /** The first and the last day of the period that is paid for. */
  from_on: dayField,
  to_on: dayField,
  /** Of this period, before now. */
  refunded: wonField,
  days_left: z.number(),
  days: z.number(),
  /** Nothing was checked yet: everything comes back. */
  unused: z.boolean(),
})
export const subscribeInfo = call(subscribeRows.subscribeInfo, {
  input: z.strictObject({ id: seqField.optional() }),
  output: z.object({
    infos: z.array(
      z.object({
        ...item,
        ...lease,
        begun_at: instantField,
        pause_until: dayField.nullable(),
        quiet_hours: quiet.nullable(),
        /** The kept card that pays it; null: it ends with what is paid. */
        card_seq: z.number().nullable(),
        /** The next charge; null where none comes by itself. */
        next_charge: z.object({ on: dayField, won: wonField }).nullable(),
        /** A charge that failed and is owed; null where none is. */
        owed: z
          .object({
            won: wonField,
            failed_on: dayField,
            /** Null: it is not tried again by itself, because only another card can pay it. */
            next_try_at: instantField.nullable(),
            /** The last day on which the home is watched without the payment. */
            grace_until: dayField,
          })
          .nullable(),
        /** The periods, the newest first, at most 24. */
        charges: z.array(
          z.object({
            from: dayField,
            to: dayField,
            won: wonField,
            state: z.enum(periodStates),
            paid_at: instantField.nullable(),
            /** Its order, for the receipt; null before the first try. */
            merchant_uid: z.string().nullable(),
          }),
        ),
        /** The day of the month that it is charged on; null without a card. */
        charge_day: z.number().nullable(),
        /** From when its charge day may be changed: once a year. */
        charge_day_from: dayField,
        refund_now: refundNow.nullable(),
        /** The order that it began with. */
        order_seq: z.number(),
        /** The report that it belongs to; null without one. */
        report_seq: z.number().nullable(),
      }),
    ),
  }),
  fails: ['notFound'],
})

export const subscribeEdit = call(subscribeRows.subscribeEdit, {
  limit: { perHour: 60, by: 'user' },
  input: z.strictObject({
    subscribe_seq: seqField,
    /** Until this day nothing but what is critical is told; null ends a pause. At most 30 days ahead. */
    pause_until: dayField.nullable().optional(),
    quiet_hours: quiet.nullable().optional(),
    /** Why it was stopped; it may be told after it, too. */
    remark: linesField(REMARK_LENGTH).nullable().optional(),
    lease: z
      .strictObject(lease)
      .partial()
      .refine((l) => !l.contract_on || !l.move_in_on || l.contract_on <= l.move_in_on, {
        path: ['move_in_on'],
        message: 'living-before-contract',
      })
      .refine((l) => !l.move_in_on || !l.end_on || l.move_in_on < l.end_on, {
        path: ['end_on'],
        message: 'end-before-start',
      })
      .optional(),
  }),
  output: z.object(item),
  fails: ['notFound', 'watchState'],
})
const recovery = z.object({ low: wonField, likely: wonField, high: wonField })
export const alertItem = z.object({
  alert_seq: z.number(),
  subscribe_seq: z.number(),
  fullAddress: z.string(),
  kind: z.enum(alertKinds),
  critical: z.boolean(),
  at: instantField,
  /** 등기목적 as printed; null where the alert is of no application. */
  purpose: z.string().nullable(),
  receipt_no: z.string().nullable(),
  received_on: dayField.nullable(),
  office: z.string().nullable(),
  /** As the registry words it. */
  state_word: z.string().nullable(),
  /** Before and after the change; null until something is registered, or where it cannot be judged. */
  grade: z.object({ before: z.enum(grades), after: z.enum(grades) }).nullable(),
  recovery: z.object({ before: recovery.nullable(), after: recovery.nullable() }).nullable(),
  seen_at: instantField.nullable(),
})
export const subscribeAlerts = call(subscribeRows.subscribeAlerts, {
  ours: true,
  input: z.strictObject({ id: seqField.optional(), page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({ alerts: z.array(alertItem), total: z.number() }),
  fails: ['notFound'],
})

/** As judged when the change was found, and stored: its shape is the engine's. */
const judgement = z.custom<ChangeJudgement>((v) => typeof v === 'object' && v !== null)
/** `share`: percent of the home’s likely price; an assumption, not a guess about this application. */
const whatIfRow = z.object({
  share: z.number(),
  won: wonField,
  before: recovery.nullable(),
  after: recovery.nullable(),
})
const analysis = z.object({
  alert: alertItem,
  /** Null for an application that is not registered, and where the two prints cannot be compared. */
  judgement: judgement.nullable(),
  /** What a sum of this size would do, while the application's own is not known; empty where no sum is meant. */
  what_if: z.array(whatIfRow),
  /** What it would do that carries no sum: 'owner-changes', 'trust-begins' …; null where it has one. */
  what_if_fact: z.enum(whatIfFacts).nullable(),
  /** When the two registers were read. */
  before_at: instantField.nullable(),
  after_at: instantField.nullable(),
  /** The sandbox answered instead of the registry. */
  sample: z.boolean(),
})
export const subscribeAnalyze = call(subscribeRows.subscribeAnalyze, {
  input: z.strictObject({ analyze_seq: seqField }),
  output: analysis,
  fails: ['notFound'],
})
export const subscribeAnalyzeById = call(subscribeRows.subscribeAnalyzeById, {
  input: z.strictObject({ id: seqField }),
  output: analysis,
  fails: ['notFound'],
})
export const subscribeSeen = call(subscribeRows.subscribeSeen, {
  ours: true,
  input: z.strictObject({ alert_seq: seqField }),
  output: z.object({ seen_at: instantField }),
  fails: ['notFound'],
})

export const subscribeHistory = call(subscribeRows.subscribeHistory, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({
    /** When the register was read; null before the first reading. */
    read_at: instantField.nullable(),
    entries: z.array(
      z.object({
        section: z.enum(['갑구', '을구']),
        rank: z.string(),
        title: z.string(),
        content: z.string(),
        /** The day of receipt; null where none is printed. */
        date: dayField.nullable(),
        receipt_no: z.string().nullable(),
        /** Struck or cancelled: it counts no more. */
        struck: z.boolean(),
        /** Came after the watch began. */
        since: z.boolean(),
      }),
    ),
    sample: z.boolean(),
  }),
  fails: ['notFound'],
})

export const subscribeGuard = call(subscribeRows.subscribeGuard, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({
    answer: z.enum(guardAnswers),
    /** Until then the answer holds; null where there is none. */
    good_until: instantField.nullable(),
    checks: z.array(
      z.object({
        what: z.enum(['register', 'applications', 'change', 'source']),
        at: instantField.nullable(),
        verdict: z.enum(['ok', 'stop', 'unknown']),
      }),
    ),
  }),
  fails: ['notFound'],
})

/** Reads the list and the register now, before money is sent; the answer comes with `subscribeGuard` some seconds later. */
export const subscribeLook = call(subscribeRows.subscribeLook, {
  limit: { perHour: 20, by: 'user' },
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({ asked_at: instantField, left_today: z.number() }),
  fails: ['notFound', 'watchState', 'dayLimit'],
})

const gap = z.object({ from: instantField, to: instantField })
export const subscribeReport = call(subscribeRows.subscribeReport, {
  input: z.strictObject({ id: seqField }),
  output: z.object({
    statements: z.array(
      z.object({
        /** '2026-11' */
        month: z.string(),
        fullAddress: z.string(),
        checks: z.number(),
        failed: z.number(),
        changes: z.number(),
        /** Every turn of the month was answered, and nothing changed. */
        silent: z.boolean(),
        gaps: z.array(gap),
        /** Minutes from the receipt at the registry, as we saw it, to our alert; null without a case. */
        latency_minutes: z.number().nullable(),
        price: wonField.nullable(),
        each: z.array(
          z.object({ at: instantField, kind: z.enum(checkKinds), result: z.enum(checkResults), cases: z.number() }),
        ),
      }),
    ),
  }),
  fails: ['notFound'],
})

export const subscribePromise = call(subscribeRows.subscribePromise, {
  limit: { perMinute: 60, by: 'address' },
  ours: true,
  input: z.strictObject({}),
  output: z.object({
    phases: z.array(
      z.object({
        phase: z.enum(['daily', 'before-move-in', 'balance-day']),
        promise_hours: z.number(),
        /** Of the last ninety days; null under twenty cases. */
        measured: z.object({ p50_minutes: z.number(), p95_minutes: z.number(), cases: z.number() }).nullable(),
      }),
    ),
    as_of: instantField,
  }),
  fails: [],
})

const stopRefund = z.object({ won: wonField, due_on: dayField.nullable() })
export const subscribeReserve = call(subscribeRows.subscribeReserve, {
  input: z.strictObject({
    subscribe_seq: seqField,
    when: z.enum(['now', 'period_end']),
    /** What the screen showed for `now`, won. */
    shown_refund: wonField.nullable().default(null),
    remark: linesField(REMARK_LENGTH).nullable().default(null),
  }),
  output: z.object({ state: z.enum(watchStates), ends_on: dayField, refund: stopRefund.nullable() }),
  fails: ['notFound', 'watchState', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})
export const subscribeReserveRevoke = call(subscribeRows.subscribeReserveRevoke, {
  input: z.strictObject({ subscribe_seq: seqField }),
  output: z.object(item),
  fails: ['notFound', 'watchState', 'conflictingRepeat', 'repeatInFlight'],
})
export const subscribeRemove = call(subscribeRows.subscribeRemove, {
  input: z.strictObject({ subscribe_seq: seqField, shown_refund: wonField }),
  output: z.object({ refund: stopRefund }),
  fails: ['notFound', 'watchState', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})

const card = z.object({
  card_seq: z.number(),
  card_name: z.string().nullable(),
  /** Masked by the gateway. */
  card_number: z.string().nullable(),
})

/**
 * Starts a watch that a kept card pays, now and every period. At price 0 the card is kept and nothing is charged. The
 * gateway is the card's own.
 */
export const subscribePayment = call(subscribeRows.subscribePayment, {
  limit: { perHour: 30, by: 'user' },
  input: z
    .strictObject({
      card_seq: seqField,
      yearly: z.boolean(),
      /** What was shown, won; never used as the price. */
      price: wonField,
      /** The paid report that it belongs to, by its order; or the home, as searched. */
      of: z.string().max(60).nullable().default(null),
      place: placeChoice.nullable().default(null),
      /** Null: the lease of the report, or not told. */
      lease: watchLease.nullable().default(null),
      draft_key: draftKey,
      /** Charged every period by itself until it is stopped: shown beforehand, and agreed to. */
      agreed: z.literal(true),
      coupon_seq: seqField.nullable().default(null),
      code_token: z.string().max(200).nullable().default(null),
    })
    .refine((o) => (o.of === null) !== (o.place === null), { path: ['place'], message: 'one-home' })
    .refine((o) => o.coupon_seq === null || o.code_token === null, { path: ['code_token'], message: 'one-coupon' }),
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    /** 'checking': the gateway has not answered yet; it is asked again by itself. */
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

/** Another charge day, once a year. The days up to it are charged first, by days; in a month without it, its last day. */
export const subscribePaymentDate = call(subscribeRows.subscribePaymentDate, {
  input: z.strictObject({ subscribe_seq: seqField, day: z.number().int().min(1).max(31) }),
  output: z.object({
    /** The first charge on the new day. */
    next_charge_on: dayField,
    /** The days before it that are charged by days; null where there are none. */
    bridge: z.object({ from: dayField, to: dayField, days: z.number(), won: wonField }).nullable(),
  }),
  fails: ['notFound', 'watchState', 'analysisInProgress', 'conflictingRepeat', 'repeatInFlight'],
})

/** Another card for one watch. An owed sum is charged to it at once, one time. */
export const subscribePaymentCard = call(subscribeRows.subscribePaymentCard, {
  limit: { perHour: 20, by: 'user' },
  input: z.strictObject({ subscribe_seq: seqField, card_seq: seqField }),
  output: z.object({
    card,
    /** What became of the owed sum; null where nothing was owed. */
    retried: z.enum(['paid', 'declined', 'checking']).nullable(),
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
    /** The last sum that was charged for it; null before one. A free period is none. */
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

/** Yes or no to a higher price, while it is asked; silence is no. */
export const subscribeConsent = call(subscribeRows.subscribeConsent, {
  ours: true,
  input: z.strictObject({ subscribe_seq: seqField, offer_seq: seqField, yes: z.boolean() }),
  output: z.object(item),
  fails: ['notFound', 'watchState', 'conflictingRepeat', 'repeatInFlight'],
})
