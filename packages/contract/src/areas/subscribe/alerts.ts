import { grades } from '@jipsalpim/engine/assessment.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { whatIfFacts } from '@jipsalpim/engine/watch/what-if.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { subscribeRows } from './rows.ts'
import { alertKinds } from './watch-terms.ts'

const recovery = z.object({ low: wonField, likely: wonField, high: wonField })
export const alertItem = z.object({
  alert_seq: z.number(),
  subscribe_seq: z.number(),
  fullAddress: z.string(),
  kind: z.enum(alertKinds),
  critical: z.boolean(),
  at: instantField,
  /** 등기목적 as printed; null if the alert is not about an application. */
  purpose: z.string().nullable(),
  receipt_no: z.string().nullable(),
  received_on: dayField.nullable(),
  office: z.string().nullable(),
  /** As the registry words it. */
  state_word: z.string().nullable(),
  /** Before and after the change; null until something is registered, or if it cannot be judged. */
  grade: z.object({ before: z.enum(grades), after: z.enum(grades) }).nullable(),
  recovery: z.object({ before: recovery.nullable(), after: recovery.nullable() }).nullable(),
  /** Since when the home had not been checked; null unless the watch stopped or resumed. */
  since: instantField.nullable(),
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
  /** Null for an application that is not registered, and if the two prints cannot be compared. */
  judgement: judgement.nullable(),
  /** The effect of an amount of this size, while the application's own is unknown; empty if it has no amount. */
  what_if: z.array(whatIfRow),
  /** The effect of an application without an amount: 'owner-changes', 'trust-begins' …; null if it has one. */
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
/**
 * What a change means if the balance is paid, or the user moves in, on another day: judged by the law on the day of the
 * balance, and not stored. Null is an unknown day. 9203: the registers are no longer stored, or the watch has moved to
 * another home.
 */
export const subscribeAnalyzeDate = call(subscribeRows.subscribeAnalyzeDate, {
  limit: { perHour: 60, by: 'user' },
  input: z
    .strictObject({
      analyze_seq: seqField,
      balance_on: dayField.nullable().optional(),
      move_in_on: dayField.nullable().optional(),
    })
    .refine((i) => Boolean(i.balance_on) || Boolean(i.move_in_on), { path: ['balance_on'], message: 'missing' }),
  output: z.object({
    /** The day whose law is applied: that of the balance, or today. */
    day: dayField,
    balance_on: dayField.nullable(),
    move_in_on: dayField.nullable(),
    judgement,
  }),
  fails: ['notFound', 'changedSince'],
})
export const subscribeSeen = call(subscribeRows.subscribeSeen, {
  ours: true,
  input: z.strictObject({ alert_seq: seqField }),
  output: z.object({ seen_at: instantField }),
  fails: ['notFound'],
})
