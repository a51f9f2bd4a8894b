import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { addressStates, order, refundPart } from '../order/order.ts'
import { stated } from '../order/stated.ts'
import { dayField, flagField, instantField, seqField, wonField } from '../../values.ts'
import { documentItem } from './document.ts'
import { shareKeyField, sharedPart } from './share-parts.ts'
import { reportOutcomes } from './outcomes.ts'
import { reportRows } from './rows.ts'

/** Steps of preparing a report, in order; the screen shows them as they finish. */
export const reportSteps = ['find', 'register', 'building', 'trades', 'official-price', 'assess', 'notify'] as const
/** 'failed': no report could be made. 'cancelled': its order was cancelled or refunded before there was one. */
export const reportStates = ['waiting-address', 'preparing', 'ready', 'failed', 'cancelled'] as const
export const sourceStates = ['waiting', 'running', 'done', 'unavailable'] as const

export const outcomeOf = {
  'waiting-address': 'waiting',
  preparing: 'waiting',
  ready: 'made',
  failed: 'failed',
  cancelled: 'withdrawn',
} as const satisfies Record<(typeof reportStates)[number], (typeof reportOutcomes)[number]>

/** A report that its owner shares with this user as a realtor: without the lot and the unit. */
const sharedItem = z.object({
  address: z.string().nullable(),
  grade: z.enum(grades).nullable(),
  /** The date of its data. */
  ready_at: instantField,
  until: dayField,
  signed_at: instantField.nullable(),
  /** The key to open it, for this user only. */
  realtor: z.string(),
})
export const reportItem = z.object({
  report_seq: z.number().nullable(),
  order_seq: z.number(),
  merchant_uid: z.string(),
  state: z.enum(reportStates),
  address_state: z.enum(addressStates),
  address: z.string().nullable(),
  building_dong: z.string().nullable(),
  building_ho: z.string().nullable(),
  deposit_amount: wonField,
  /**
   * Which of the user's reports of this unit it is, by the date of its order, and of how many; null without an address.
   */
  of_home: z.object({ nth: z.number(), all: z.number() }).nullable(),
  grade: z.enum(grades).nullable(),
  score: z.number().nullable(),
  /** The current version, from 1; null without a report. */
  version: z.number().nullable(),
  /** The buyer's own name for it. */
  name: z.string().nullable(),
  /** Hidden from the list by its buyer. */
  hidden: z.boolean(),
  /** The refunded or pending amount of its payment. */
  refund: refundPart.nullable(),
  created_at: instantField,
  ready_at: instantField.nullable(),
})
export const reportList = call(reportRows.reportList, {
  input: z.strictObject({
    /** The user's own report, by any of its versions: returns its documents, and no list. */
    document: seqField.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    /** Only those with this outcome. */
    state: z.enum(reportOutcomes).optional(),
    /** Only those that the user has hidden; by default only the others. */
    hidden: flagField.default(false),
    /** Those that others share with this user as a realtor, instead of the user's own. */
    shared: flagField.default(false),
  }),
  output: z.object({
    reports: z.array(reportItem),
    /** All that match, on all pages. */
    total: z.number(),
    /**
     * How many reports that are not hidden have each outcome, how many are hidden, and how many are shared with this
     * user; null with `document`.
     */
    counts: z
      .object({
        made: z.number(),
        waiting: z.number(),
        withdrawn: z.number(),
        failed: z.number(),
        hidden: z.number(),
        shared: z.number(),
      })
      .nullable(),
    shared: z.array(sharedItem),
    /** With `document`: what was fetched for the report, then the user's own papers, oldest first. */
    documents: z.array(documentItem).optional(),
  }),
  fails: [],
})

// The report as assessed and stored: sent as those bytes, so its shape is the engine's and is not validated again.
export const assessment = z.custom<Assessment>((v) => typeof v === 'object' && v !== null)
export const reportBody = z.object({
  report_seq: z.number(),
  order_seq: z.number(),
  version: z.number(),
  /** The current version: higher than `version` if that was superseded. */
  current: z.number(),
  ready_at: instantField,
  rule_pack: z.string(),
  engine: z.string(),
  /** Each outside source: when it answered, or that it did not. */
  sources: z.array(
    z.object({ step: z.enum(reportSteps), state: z.enum(sourceStates), answered_at: instantField.nullable() }),
  ),
  /** The sandbox answered instead of the registry office: the screen marks the report as 견본. */
  sample: z.boolean(),
  /** The user's own statements in the order, besides the contract: not part of the assessment. */
  stated,
  /** Only for a shared report: which of its parts, until when, and whether it has a newer version. */
  shared: sharedPart.optional(),
  assessment,
})
export const reportRead = call(reportRows.reportRead, {
  input: z.strictObject({ id: seqField }),
  output: reportBody,
  fails: [],
})
export const reportOfUser = call(reportRows.reportOfUser, {
  input: z.strictObject({
    id: seqField,
    /** The key of a share with this realtor, or its link's token: the report as it was shared, masked. */
    realtor: shareKeyField.optional(),
    /** An earlier version of it; by default the current one. */
    version: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  output: reportBody,
  fails: ['shareEnded'],
})
const score = { grade: z.enum(grades).nullable(), score: z.number().nullable() }
/** The previous report for the same home, and the assessments of both. Null if this is the first. */
export const reportPrevious = call(reportRows.reportPrevious, {
  input: reportOfUser.input.omit({ version: true }),
  output: z.object({
    ...score,
    previous: z.object({ report_seq: z.number(), order_seq: z.number(), ready_at: instantField, ...score }).nullable(),
  }),
  fails: ['shareEnded'],
})
const compared = z.object({
  report_seq: z.number(),
  ready_at: instantField,
  /** Hash of everything that was fetched, as stored: the same for the same data. */
  input_sha256: z.string(),
})
/**
 * What changed on the register between the previous report of the same home and this one, both judged with today's
 * lease and answers on the date of this report. Null without a previous one; `judgement` is null if the prints cannot
 * be compared.
 */
export const reportChanges = call(reportRows.reportChanges, {
  input: z.strictObject({ id: seqField }),
  output: z
    .object({
      before: compared,
      after: compared,
      judgement: z.custom<ChangeJudgement>((v) => typeof v === 'object' && v !== null).nullable(),
    })
    .nullable(),
  fails: [],
  ours: true,
})
/** The progress of an order's report: polled by the waiting screen, which the user may leave. */
export const reportProgress = call(reportRows.reportProgress, {
  input: z.strictObject({ merchant_uid: z.string().max(60) }),
  output: z.object({
    state: z.enum(reportStates),
    report_seq: z.number().nullable(),
    steps: z.array(
      z.object({ step: z.enum(reportSteps), state: z.enum(sourceStates), numbers: z.record(z.string(), z.number()) }),
    ),
    order,
  }),
  fails: ['orderNotFound'],
})
