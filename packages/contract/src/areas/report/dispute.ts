import { hasLink } from '@jipsalpim/engine/sharing/has-link.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, fileField, instantField, linesField, seqField, textField } from '../../values.ts'
import { disputePaperKinds, documentLooks } from './document-terms.ts'
import { coveredField } from './document.ts'
import {
  DISPUTE_LEAST,
  DISPUTE_MOST,
  disputeDecisions,
  disputeRoles,
  disputeStates,
  ownerMatches,
} from './dispute-terms.ts'
import { shareKeyField } from './share-parts.ts'
import { reportRows } from './rows.ts'

const wordsField = linesField(DISPUTE_MOST)
  .refine((s) => s.length >= DISPUTE_LEAST, 'too-short')
  .refine((s) => !hasLink(s), 'link')

const said = {
  /** By its id; null: about something else in the report. */
  finding: textField(60).nullable().default(null),
  words: wordsField,
  role: z.enum(disputeRoles),
}
const received = { state: z.literal('received'), decide_by: dayField }

/** What its buyer says is wrong in a report. One of a side about one finding is open at a time. */
export const reportDisputeMake = call(reportRows.reportDisputeMake, {
  ours: true,
  limit: { perHour: 20, by: 'user' },
  input: z.strictObject({ report_seq: seqField, ...said }),
  output: z.object(received),
  fails: ['disputeOpen', 'conflictingRepeat', 'repeatInFlight'],
})
/** What somebody says to whom a live share is shown. */
export const sharedDisputeMake = call(reportRows.sharedDisputeMake, {
  ours: true,
  limit: { perHour: 20, by: 'address' },
  input: z.strictObject({
    /** A share's token, or a realtor's own key. */
    document: shareKeyField,
    ...said,
    /** Where the desk can ask back; seen by the desk alone. */
    contact: textField(100).refine((s) => s.length >= 5, 'missing'),
  }),
  /** `key` leads its maker back without an account: told once, and only its hash is kept. */
  output: z.object({ ...received, key: z.string() }),
  fails: ['shareEnded', 'disputeOpen', 'conflictingRepeat', 'repeatInFlight'],
})

const paper = z.object({
  id: z.number(),
  kind: z.enum(disputePaperKinds),
  pages: z.number(),
  /** At 'needs-bars' the file is erased: a new picture is asked for. */
  look: z.enum(documentLooks),
})
const dispute = z.object({
  /** Null for whoever reads by a link. */
  dispute_seq: z.number().nullable(),
  /** The caller has made it. */
  mine: z.boolean(),
  side: z.enum(['buyer', 'other']),
  role: z.enum(disputeRoles),
  /** Whoever made it by a link has shown who they are. */
  verified: z.boolean(),
  /** Of a verified landlord, for both sides; null for other readers. */
  owner: z.enum(ownerMatches).nullable(),
  finding: z.string().nullable(),
  state: z.enum(disputeStates),
  received_on: dayField,
  decide_by: dayField,
  /** For its maker alone. */
  words: z.string().nullable(),
  /** For its maker alone. */
  papers: z.array(paper),
  /** How many papers came with it, for both sides; null for other readers. */
  paper_count: z.number().nullable(),
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
const disputes = z.object({ disputes: z.array(dispute) })
/** The disputes of one's own report, newest first. */
export const reportDisputes = call(reportRows.reportDisputes, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: disputes,
  fails: [],
})
/**
 * By `document`: what a share's reader sees, that there is one, about what, since when and how it was decided. By `key`:
 * one's own.
 */
export const sharedDisputes = call(reportRows.sharedDisputes, {
  ours: true,
  limit: { perMinute: 60, by: 'address' },
  input: z
    .strictObject({ document: shareKeyField.optional(), key: shareKeyField.optional() })
    .refine((d) => (d.document === undefined) !== (d.key === undefined), { path: ['document'], message: 'one-of' }),
  output: disputes,
  fails: ['shareEnded'],
})

/**
 * The buyer takes their own back, or puts a decided one away (`close`), and answers what the desk asked them about
 * somebody else's (`reply`).
 */
export const reportDisputeAct = call(reportRows.reportDisputeAct, {
  ours: true,
  limit: { perHour: 30, by: 'user' },
  input: z
    .strictObject({ dispute_seq: seqField, act: z.enum(['close', 'reply']), words: wordsField.optional() })
    .refine((d) => (d.act === 'reply') === (d.words !== undefined), { path: ['words'], message: 'missing' }),
  output: z.object({ state: z.enum(disputeStates) }),
  // decided, closed or answered meanwhile
  fails: ['changedSince'],
})
/** Its maker takes it back, or puts a decided one away, by their key. */
export const sharedDisputeClose = call(reportRows.sharedDisputeClose, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField }),
  output: z.object({ state: z.literal('closed') }),
  fails: ['shareEnded', 'changedSince'],
})

/**
 * Whoever made it by a link shows who they are, by a verification of the last half hour. Of a landlord the name is compared
 * with the owners on the register; neither name is stored or told to anybody.
 */
export const sharedDisputeVerify = call(reportRows.sharedDisputeVerify, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField, user_verify_seq: seqField }),
  output: z.object({ owner: z.enum(ownerMatches).nullable() }),
  fails: ['shareEnded', 'changedSince'],
})

const paperFields = { kind: z.enum(disputePaperKinds), covered: coveredField, file: fileField }
const paperKept = z.object({ id: z.number(), pages: z.number(), masked: z.number() })
/**
 * A paper that proves what the dispute says, as `reportDocumentAdd` takes one, while the dispute is open. The desk sees it
 * and nobody else but its maker.
 */
export const disputePaperAdd = call(reportRows.disputePaperAdd, {
  ours: true,
  limit: { perHour: 60, by: 'user' },
  input: z.strictObject({ dispute_seq: seqField, ...paperFields }),
  output: paperKept,
  fails: ['changedSince', 'conflictingRepeat', 'repeatInFlight'],
})
export const sharedDisputePaperAdd = call(reportRows.sharedDisputePaperAdd, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField, ...paperFields }),
  output: paperKept,
  fails: ['shareEnded', 'changedSince', 'conflictingRepeat', 'repeatInFlight'],
})
/** Its maker takes a paper back by their key; the buyer by `reportDocumentDelete`. */
export const sharedDisputePaperDrop = call(reportRows.sharedDisputePaperDrop, {
  ours: true,
  limit: { perHour: 60, by: 'address' },
  input: z.strictObject({ id: seqField, key: shareKeyField }),
  output: z.object({ id: z.number() }),
  fails: ['shareEnded', 'changedSince'],
})
