import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { addressStates, order, refundPart } from '../order/order.ts'
import { stated } from '../order/stated.ts'
import { instantField, seqField, wonField } from '../../values.ts'
import { documentItem } from './document.ts'
import { shareKeyField, sharedPart } from './share-parts.ts'
import { reportRows } from './rows.ts'

/** Steps of preparing a report, in order; the screen shows them as they finish. */
export const reportSteps = ['find', 'register', 'building', 'trades', 'official-price', 'assess', 'notify'] as const
/** 'failed': no report could be made. 'cancelled': its order was cancelled or refunded before there was one. */
export const reportStates = ['waiting-address', 'preparing', 'ready', 'failed', 'cancelled'] as const
export const sourceStates = ['waiting', 'running', 'done', 'unavailable'] as const

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
  /** Which of the user's reports of this very unit it is, by the day of its order, and of how many; null without an address. */
  of_home: z.object({ nth: z.number(), all: z.number() }).nullable(),
  grade: z.enum(grades).nullable(),
  score: z.number().nullable(),
  /** The refunded or pending amount of its payment. */
  refund: refundPart.nullable(),
  created_at: instantField,
  ready_at: instantField.nullable(),
})
export const reportList = call(reportRows.reportList, {
  input: z.strictObject({
    /** A report of one's own, whichever of its versions: its documents, and no list. */
    document: seqField.optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    reports: z.array(reportItem),
    total: z.number(),
    /** What was fetched for the report, then the papers of one's own, oldest first. */
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
  /** The version that counts today: above `version` for one that was superseded. */
  current: z.number(),
  ready_at: instantField,
  rule_pack: z.string(),
  engine: z.string(),
  /** Each outside source: when it answered, or that it did not. */
  sources: z.array(
    z.object({ step: z.enum(reportSteps), state: z.enum(sourceStates), answered_at: instantField.nullable() }),
  ),
  /** The sandbox answered instead of the registry office: the screen marks the report 견본. */
  sample: z.boolean(),
  /** The user's own statements in the order, besides the contract: not part of the assessment. */
  stated,
  /** Only of a report that somebody else shows: which of its parts, until when, and whether it has a newer version. */
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
    /** An earlier version of it; without it the current one. */
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
