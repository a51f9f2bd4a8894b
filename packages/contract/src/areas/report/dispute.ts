import { hasLink } from '@jipsalpim/engine/sharing/has-link.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField, textField } from '../../values.ts'
import { DISPUTE_LEAST, DISPUTE_MOST, disputeDecisions, disputeRoles, disputeStates } from './dispute-terms.ts'
import { shareKeyField } from './share-parts.ts'
import { reportRows } from './rows.ts'

const wordsField = linesField(DISPUTE_MOST)
  .refine((s) => s.length >= DISPUTE_LEAST, 'too-short')
  .refine((s) => !hasLink(s), 'link')

/** How many of these were named; a dispute is of exactly one. */
const named = (...names: unknown[]): boolean => names.filter((n) => n !== undefined).length === 1

/**
 * What is wrong in a report: said by its buyer (`report_seq`), or by whoever a live share is shown to (`document`). One
 * of a side about one finding is open at a time.
 */
export const reportDisputeMake = call(reportRows.reportDisputeMake, {
  ours: true,
  limit: { perHour: 20, by: 'address' },
  input: z
    .strictObject({
      report_seq: seqField.optional(),
      /** A share's token, or a realtor's own key. */
      document: shareKeyField.optional(),
      /** By its id; null: about something else in the report. */
      finding: textField(60).nullable().default(null),
      words: wordsField,
      role: z.enum(disputeRoles),
      /** Where the desk can ask back: needed of whoever has no account here. Seen by the desk alone. */
      contact: textField(100).nullable().default(null),
    })
    .refine((d) => named(d.report_seq, d.document), { path: ['report_seq'], message: 'one-of' }),
  output: z.object({
    state: z.literal('received'),
    decide_by: dayField,
    /** Leads its maker back without an account; told once, and only its hash is kept. Null for the buyer. */
    key: z.string().nullable(),
  }),
  fails: ['shareEnded', 'disputeOpen'],
})

const dispute = z.object({
  /** Null for whoever reads by a link. */
  dispute_seq: z.number().nullable(),
  /** The caller has made it. */
  mine: z.boolean(),
  side: z.enum(['buyer', 'other']),
  role: z.enum(disputeRoles),
  finding: z.string().nullable(),
  state: z.enum(disputeStates),
  received_on: dayField,
  decide_by: dayField,
  /** For its maker alone. */
  words: z.string().nullable(),
  /** What the desk asks the caller about somebody else's dispute, with their answer. */
  question: z.object({ text: z.string(), at: instantField, reply: z.string().nullable() }).nullable(),
  decision: z.enum(disputeDecisions).nullable(),
  decided_on: dayField.nullable(),
  /** For both sides. */
  reason: z.string().nullable(),
  /** What stands corrected, where it was changed: for every reader. */
  stands: z.string().nullable(),
  /** The version that was judged by it; null where it is said in words alone. */
  version: z.number().nullable(),
})
/**
 * The disputes of a report, newest first. By `report_seq`: its buyer's view. By `document`: what a share's reader sees,
 * that there is one, about what, since when and how it was decided. By `key`: one's own.
 */
export const reportDisputes = call(reportRows.reportDisputes, {
  ours: true,
  limit: { perMinute: 60, by: 'address' },
  input: z
    .strictObject({
      report_seq: seqField.optional(),
      document: shareKeyField.optional(),
      key: shareKeyField.optional(),
    })
    .refine((d) => named(d.report_seq, d.document, d.key), { path: ['report_seq'], message: 'one-of' }),
  output: z.object({ disputes: z.array(dispute) }),
  fails: ['shareEnded'],
})

/**
 * Its maker takes it back, or puts a decided one away (`close`); the buyer answers what the desk asked them about
 * somebody else's (`reply`).
 */
export const reportDisputeAct = call(reportRows.reportDisputeAct, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z
    .strictObject({
      dispute_seq: seqField.optional(),
      key: shareKeyField.optional(),
      act: z.enum(['close', 'reply']),
      words: wordsField.optional(),
    })
    .refine((d) => named(d.dispute_seq, d.key), { path: ['dispute_seq'], message: 'one-of' })
    .refine((d) => (d.act === 'reply') === (d.words !== undefined), { path: ['words'], message: 'missing' }),
  output: z.object({ state: z.enum(disputeStates) }),
  // decided, closed or answered meanwhile
  fails: ['changedSince'],
})
