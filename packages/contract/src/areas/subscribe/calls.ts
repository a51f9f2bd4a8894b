import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField, wonField } from '../../values.ts'
import { contractTypes } from '../order/lease-fields.ts'
import { alertItem } from './alerts.ts'
import { subscribeRows } from './rows.ts'
import {
  checkKinds,
  checkResults,
  guardAnswers,
  homePhases,
  periodStates,
  REMARK_LENGTH,
  watchPlans,
  watchStates,
} from './watch-terms.ts'

export * from './alerts.ts'

/** A watch as the lists show it. The specification's names first; below the line, ours. */
export const watchItem = {
  subscribeSeq: z.number(),
  fullAddress: z.string(),
  cardName: z.string().nullable(),
  /** Masked by the gateway, null without a card. */
  cardNumber: z.string().nullable(),
  orderDate: instantField,
  orderPrice: wonField,
  hasSubscribe: z.boolean(),
  /** It ends on `cancelDueDate`, at the user's request. */
  hasReservation: z.boolean(),
  createDate: instantField,
  cancelDueDate: dayField.nullable(),
  selected: z.boolean(),
  isExpired: z.boolean(),
  // ours
  plan: z.enum(watchPlans),
  state: z.enum(watchStates),
  /** The last paid day. */
  paid_until: dayField.nullable(),
  phase: z.enum(homePhases),
  last_check_at: instantField.nullable(),
  /** Null while nothing is checked for this watch: it is over, or paused for an unpaid period. */
  next_check_at: instantField.nullable(),
  /** The hours within which we promise to notify of an application. */
  promise_hours: z.number(),
  /** The last success, if the source has missed two scheduled checks; null while it answers. */
  stale_since: instantField.nullable(),
  /** Alerts that were not opened yet. */
  unseen: z.number(),
  /**
   * The price rises on `on`: unless the user agrees by `until`, the watch ends before it, and nothing is charged. Null:
   * no consent is needed.
   */
  consent_due: z
    .object({
      offer_seq: z.number(),
      before: wonField,
      price: wonField,
      on: dayField,
      until: dayField,
      /** The answer so far; null: none yet. */
      yes: z.boolean().nullable(),
      /**
       * The yearly plan from then on: an offer that was accepted, and can be withdrawn until `until`. Null: the plan
       * does not change.
       */
      plan: z.literal('year').nullable(),
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

/** Where alerts that are not critical are sent, besides the inbox: 알림톡 or a text, and the devices. */
const channels = z.strictObject({ talk: z.boolean(), push: z.boolean() })

export const subscribes = call(subscribeRows.subscribes, {
  input: z.strictObject({}),
  /** Ended ones last. */
  output: z.object({ items: z.array(z.object(watchItem)) }),
  fails: [],
})

const refundNow = z.object({
  /** The refund if it is stopped today, won. */
  won: wonField,
  /** The points returned in addition, as points. */
  points: wonField,
  price: wonField,
  /** The first and the last day of the paid period. */
  from_on: dayField,
  to_on: dayField,
  /** Refunded for this period so far. */
  refunded: wonField,
  days_left: z.number(),
  days: z.number(),
  /** Nothing was checked yet: everything is refunded. */
  unused: z.boolean(),
})
export const subscribeInfo = call(subscribeRows.subscribeInfo, {
  input: z.strictObject({ id: seqField.optional() }),
  output: z.object({
    infos: z.array(
      z.object({
        ...watchItem,
        ...lease,
        begun_at: instantField,
        /** Since when it has watched this home: later than its start if the address was changed. */
        home_since: instantField,
        pause_until: dayField.nullable(),
        quiet_hours: quiet.nullable(),
        channels,
        /** The stored card that pays for it; null: it ends with the paid period. */
        card_seq: z.number().nullable(),
        /**
         * The next charge; null if there is no automatic one. `needs_consent`: the sum is higher than what a period has
         * cost so far, and the watch ends without a charge unless the user agrees to it (`consent_due`).
         */
        next_charge: z.object({ on: dayField, won: wonField, needs_consent: z.boolean() }).nullable(),
        /** A failed charge that is owed; null if there is none. */
        owed: z
          .object({
            won: wonField,
            failed_on: dayField,
            /** Null: it is not retried automatically, because only another card can pay it. */
            next_try_at: instantField.nullable(),
            /** The last day on which the home is watched without the payment. */
            grace_until: dayField,
          })
          .nullable(),
        /** The periods, newest first, at most 24. */
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
        /** The day of the month on which it is charged; null without a card. */
        charge_day: z.number().nullable(),
        /** From when its charge day may be changed again: once a year. */
        charge_day_from: dayField,
        refund_now: refundNow.nullable(),
        /** The order that started it. */
        order_seq: z.number(),
        /** The report that it belongs to; null without one. */
        report_seq: z.number().nullable(),
        /** Identifies the home, but no person, in the calls for its prices. */
        price_key: z.string(),
      }),
    ),
  }),
  fails: ['notFound'],
})

export const subscribeEdit = call(subscribeRows.subscribeEdit, {
  limit: { perHour: 60, by: 'user' },
  input: z.strictObject({
    subscribe_seq: seqField,
    /** Until this day only critical alerts are sent; null ends a pause. At most 30 days ahead. */
    pause_until: dayField.nullable().optional(),
    quiet_hours: quiet.nullable().optional(),
    channels: channels.partial().optional(),
    /** Why it was stopped; may also be entered afterwards. */
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
  output: z.object(watchItem),
  fails: ['notFound', 'watchState'],
})
export const subscribeHistory = call(subscribeRows.subscribeHistory, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({
    /** When the register was read; null before the first time. */
    read_at: instantField.nullable(),
    entries: z.array(
      z.object({
        section: z.enum(['갑구', '을구']),
        rank: z.string(),
        title: z.string(),
        content: z.string(),
        /** The day of receipt; null if none is printed. */
        date: dayField.nullable(),
        receipt_no: z.string().nullable(),
        /** Struck or cancelled: no longer in force. */
        struck: z.boolean(),
        /** Received after the watch began. */
        since: z.boolean(),
        /**
         * What this entry changed of the recoverable deposit, as judged when it was found: negative is less. `won` is
         * null if that could not be computed. Null for an entry that no alert was about.
         */
        effect: z.object({ won: z.number().int().nullable(), alert_seq: z.number() }).nullable(),
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
    /** Until when the answer is valid; null if it is not. */
    good_until: instantField.nullable(),
    checks: z.array(
      z.object({
        what: z.enum(['register', 'applications', 'change', 'source']),
        at: instantField.nullable(),
        verdict: z.enum(['ok', 'stop', 'unknown']),
      }),
    ),
    /** Checks on demand: the price of each, won, and how many are left today. */
    looks: z.object({ price: wonField, a_day: z.number(), left_today: z.number() }),
  }),
  fails: ['notFound'],
})

/**
 * Reads the list and the register now, before money is sent; the answer is available with `subscribeGuard` some seconds
 * later.
 */
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
        month: z.string().regex(/^\d{4}-\d{2}$/),
        fullAddress: z.string(),
        checks: z.number(),
        failed: z.number(),
        changes: z.number(),
        /** Every check of the month was answered, and nothing changed. */
        silent: z.boolean(),
        gaps: z.array(gap),
        /** Minutes from the receipt at the registry, as we saw it, to our alert; null if there was none. */
        latency_minutes: z.number().nullable(),
        price: wonField.nullable(),
        /** Every alert of this watch in the month, oldest first. */
        alerts: z.array(alertItem.pick({ alert_seq: true, kind: true, at: true, purpose: true })),
        each: z.array(
          z.object({
            at: instantField,
            kind: z.enum(checkKinds),
            result: z.enum(checkResults),
            cases: z.number(),
            /** The register has other words than the last one, but the same rights. */
            reworded: z.boolean(),
          }),
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
        /** For the last ninety days; null if there were fewer than twenty cases. */
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
    /** The refund that the screen showed for `now`, won. */
    shown_refund: wonField.nullable().default(null),
    remark: linesField(REMARK_LENGTH).nullable().default(null),
  }),
  output: z.object({ state: z.enum(watchStates), ends_on: dayField, refund: stopRefund.nullable() }),
  fails: ['notFound', 'watchState', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})
export const subscribeReserveRevoke = call(subscribeRows.subscribeReserveRevoke, {
  input: z.strictObject({ subscribe_seq: seqField }),
  output: z.object(watchItem),
  fails: ['notFound', 'watchState', 'conflictingRepeat', 'repeatInFlight'],
})
export const subscribeRemove = call(subscribeRows.subscribeRemove, {
  input: z.strictObject({ subscribe_seq: seqField, shown_refund: wonField }),
  output: z.object({ refund: stopRefund }),
  fails: ['notFound', 'watchState', 'priceChanged', 'conflictingRepeat', 'repeatInFlight'],
})
