import { slots } from '@jipsalpim/engine/watch/cadence.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, textField } from '../../values.ts'
import { checkKinds, checkResults, alertKinds, watchStates } from '../subscribe/watch-terms.ts'
import { operatorFind, operatorReason } from './back-office.ts'
import { operatorRows } from './rows.ts'

const slot = z.enum(slots)
/**
 * For a home, its district and building; the unit is personal data. `unique_no`: 부동산 고유번호, all but the office masked.
 */
const watchedHome = z.object({ home_seq: z.number(), area: z.string(), unique_no: z.string().nullable() })

/** Finds watched homes by the whole 고유번호, or by the number of a watch or an order. In the body, not in a URL. */
export const operatorWatchFind = call(operatorRows.operatorWatchFind, {
  ours: true,
  audit: ['by'],
  input: z.strictObject({
    by: z.enum(['unique-no', 'watch', 'order']),
    text: textField(40).min(1, 'missing'),
  }),
  output: z.object({ homes: z.array(watchedHome.extend({ watchers: z.number() })) }),
  fails: [],
})

/** Everything that happened to a watched home, newest first; the last hundred of each list. */
export const operatorWatchHome = call(operatorRows.operatorWatchHome, {
  ours: true,
  audit: ['home_seq'],
  input: z.strictObject({ home_seq: seqField }),
  output: z.object({
    home: watchedHome.extend({
      phase: z.string(),
      /** When the next check is due, and until when it is within the promise. */
      next_at: instantField,
      next_kind: z.enum(checkKinds),
      next_slot: slot,
      due_by: instantField,
      failures: z.number(),
      last_check_at: instantField.nullable(),
      last_success_at: instantField.nullable(),
      last_extract_at: instantField.nullable(),
      /** Since when the watchers have been notified of an outage. */
      stopped_at: instantField.nullable(),
      /** Since when it has had no watch. */
      idle_since: instantField.nullable(),
    }),
    watchers: z.array(
      z.object({
        watch_seq: z.number(),
        order_seq: z.number(),
        state: z.enum(watchStates),
        begun_at: instantField,
        ended_at: instantField.nullable(),
        person: operatorFind.output.shape.people.element.nullable(),
      }),
    ),
    checks: z.array(
      z.object({
        check_seq: z.number(),
        at: instantField,
        kind: z.enum(checkKinds),
        slot,
        source: z.string(),
        result: z.enum(checkResults),
        why: z.string().nullable(),
        cases: z.number(),
        ms: z.number(),
        /** Delivered after the promised time. */
        late: z.boolean(),
      }),
    ),
    cases: z.array(
      z.object({
        case_seq: z.number(),
        phase: z.string(),
        /** 처리상태 as printed. */
        state_word: z.string(),
        purpose: z.string(),
        receipt_no: z.string().nullable(),
        received_on: dayField.nullable(),
        first_seen_at: instantField,
        last_seen_at: instantField,
        gone_at: instantField.nullable(),
        closed_at: instantField.nullable(),
      }),
    ),
    events: z.array(
      z.object({
        event_seq: z.number(),
        at: instantField,
        kind: z.enum(alertKinds),
        case_seq: z.number().nullable(),
        alerts: z.number(),
      }),
    ),
    alerts: z.array(
      z.object({
        alert_seq: z.number(),
        watch_seq: z.number(),
        kind: z.enum(alertKinds),
        critical: z.boolean(),
        made_at: instantField,
        seen_at: instantField.nullable(),
        repeat_at: instantField.nullable(),
        /** Each message and each push of the alert, repeats too; it is always in the inbox. */
        sent: z.array(
          z.object({
            channel: z.enum(['talk', 'text', 'mail', 'push']),
            state: z.string(),
            checks: z.number(),
            sent_at: instantField.nullable(),
            /** The vendor gave it a number, by which its receipt can be looked up. */
            receipt: z.boolean(),
            /** What is known of an accepted message: accepted, delivered, failed or unknown. */
            result: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  fails: [],
})

/** The state of the watch: its sources by day, unknown words of the registry, the quotas of its accounts, the backlog. */
export const operatorWatch = call(operatorRows.operatorWatch, {
  ours: true,
  audit: [],
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(31).default(7) }),
  output: z.object({
    as_of: instantField,
    sources: z.array(
      z.object({
        source: z.string(),
        day: dayField,
        answers: z.number(),
        failures: z.number(),
        /** Answers that were not reliable. */
        unknown: z.number(),
        p50_ms: z.number(),
        p95_ms: z.number(),
        whys: z.array(z.object({ why: z.string(), n: z.number() })),
      }),
    ),
    /** A source that has failed twice or more since its last answer. `since`: the first of these failures. */
    outages: z.array(z.object({ source: z.string(), since: instantField, failures: z.number(), homes: z.number() })),
    /** Words of 처리상태 that are in none of our lists, as printed. */
    words: z.array(z.object({ word: z.string(), cases: z.number(), homes: z.number(), last_seen_at: instantField })),
    /** Look-ups of a registry account in an hour. `ours`: the rest is reserved for urgent homes; `full`: nothing is left. */
    quotas: z.array(
      z.object({
        identity: z.number(),
        hour: instantField,
        used: z.number(),
        state: z.enum(['free', 'ours', 'full', 'warned', 'blocked']),
      }),
    ),
    backlog: z.object({
      watched: z.number(),
      due: z.number(),
      /** Claimed by a worker now. */
      checking: z.number(),
      waiting_first: z.number(),
      told_stopped: z.number(),
      slots: z.array(z.object({ slot, due: z.number(), overdue: z.number(), oldest_due_by: instantField.nullable() })),
    }),
  }),
  fails: [],
})

const window = {
  from: instantField,
  to: instantField,
  /** What is checked again: the list of applications, or the register as well, which costs money. */
  what: z.enum(['list', 'register']),
}
/** The homes whose checks failed or were missed in a window, and the cost of checking them again. Changes nothing. */
export const operatorWatchMissed = call(operatorRows.operatorWatchMissed, {
  ours: true,
  audit: ['from', 'to', 'what'],
  input: z.strictObject(window),
  output: z.object({
    /** Missed in the window, and not checked since. */
    homes: z.number(),
    failed: z.number(),
    missed: z.number(),
    /** Those of them that are due already or being checked: they are not changed. */
    already_due: z.number(),
    /** Won, for the registers; null if no dated row contains their price. */
    price: z.number().nullable(),
    /** When the last of them is due, given the hourly limits of the accounts; null if there is none. */
    done_by: instantField.nullable(),
  }),
  fails: ['operatorRefused'],
})
/**
 * Makes them due, the urgent ones first, within the hourly limit of each account. `homes`: how many the operator was
 * shown; if there are more now, nothing is done.
 */
export const operatorWatchReplay = call(operatorRows.operatorWatchReplay, {
  ours: true,
  audit: ['from', 'to', 'what', 'homes'],
  input: z.strictObject({ ...window, homes: z.number().int().min(1), reason: operatorReason }),
  output: z.object({ made_due: z.number(), already_due: z.number() }),
  fails: ['operatorBehind', 'operatorRefused', 'conflictingRepeat', 'repeatInFlight'],
})
