import { hasLink } from '@jipsalpim/engine/sharing/has-link.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, fileField, instantField, linesField, seqField, textField } from '../../values.ts'
import { disputePaperKinds, inspectionResults } from './document-terms.ts'
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
  /** By its id; null: something else in the report. */
  finding: textField(60).nullable().default(null),
  words: wordsField,
  role: z.enum(disputeRoles),
}
const received = { state: z.literal('received'), decide_by: dayField }

/** A buyer's dispute about their report. Each side can have one open dispute per finding. */
export const reportDisputeMake = call(reportRows.reportDisputeMake, {
  ours: true,
  limit: { perHour: 20, by: 'user' },
  input: z.strictObject({ report_seq: seqField, ...said }),
  output: z.object(received),
  fails: ['disputeOpen', 'conflictingRepeat', 'repeatInFlight'],
})
/** A dispute by a user with whom the report is shared. */
export const sharedDisputeMake = call(reportRows.sharedDisputeMake, {
  ours: true,
  limit: { perHour: 20, by: 'address' },
  input: z.strictObject({
    /** A share's token, or a realtor's own key. */
    document: shareKeyField,
    ...said,
    /** Where the back office can ask back; only the back office sees it. */
    contact: textField(100).refine((s) => s.length >= 5, 'missing'),
  }),
  /** `key` gives the author access without an account: returned once, and only its hash is stored. */
  output: z.object({ ...received, key: z.string() }),
  fails: ['shareEnded', 'disputeOpen', 'conflictingRepeat', 'repeatInFlight'],
})

const paper = z.object({
  id: z.number(),
  kind: z.enum(disputePaperKinds),
  pages: z.number(),
  /** With 'needs-bars' the file is deleted: a new picture is requested. */
  look: z.enum(inspectionResults),
})
const dispute = z.object({
  /** Null for readers of a shared link. */
  dispute_seq: z.number().nullable(),
  /** The caller is its author. */
  mine: z.boolean(),
  side: z.enum(['buyer', 'other']),
  role: z.enum(disputeRoles),
  /** The author, who came by a link, has verified their identity. */
  verified: z.boolean(),
  /** For a verified landlord, visible to both sides; null for other readers. */
  owner: z.enum(ownerMatches).nullable(),
  finding: z.string().nullable(),
  state: z.enum(disputeStates),
  received_on: dayField,
  decide_by: dayField,
  /** Visible to its author only. */
  words: z.string().nullable(),
  /** Visible to its author only. */
  papers: z.array(paper),
  /** How many papers belong to it, visible to both sides; null for other readers. */
  paper_count: z.number().nullable(),
  /** What the back office asks the caller about somebody else's dispute, with their answer. */
  question: z.object({ text: z.string(), at: instantField, reply: z.string().nullable() }).nullable(),
  decision: z.enum(disputeDecisions).nullable(),
  decided_on: dayField.nullable(),
  /** Visible to both sides. */
  reason: z.string().nullable(),
  /** The correction, if there was one: visible to every reader. */
  stands: z.string().nullable(),
  /** The version that was judged with it; null if it was corrected in words only. */
  version: z.number().nullable(),
})
const disputes = z.object({ disputes: z.array(dispute) })
/** The disputes of the user's own report, newest first. */
export const reportDisputes = call(reportRows.reportDisputes, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: disputes,
  fails: [],
})
/**
 * By `document`: what a reader of the share sees, that there is a dispute, about what, since when and how it was
 * decided. By `key`: the caller's own.
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
 * The buyer withdraws their own dispute, or dismisses a decided one (`close`), or answers the back office's question
 * about somebody else's (`reply`).
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
/** Its author withdraws it, or dismisses a decided one, by their key. */
export const sharedDisputeClose = call(reportRows.sharedDisputeClose, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField }),
  output: z.object({ state: z.literal('closed') }),
  fails: ['shareEnded', 'changedSince'],
})

/**
 * An author who came by a link verifies their identity, by a verification within the last half hour. A landlord's name
 * is compared with the owners on the register; neither name is stored or disclosed.
 */
export const sharedDisputeVerify = call(reportRows.sharedDisputeVerify, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField, user_verify_seq: seqField }),
  output: z.object({ owner: z.enum(ownerMatches).nullable() }),
  fails: ['shareEnded', 'changedSince'],
})

const paperFields = { kind: z.enum(disputePaperKinds), covered: coveredField, file: fileField }
const storedPaper = z.object({ id: z.number(), pages: z.number(), masked: z.number() })
/**
 * A paper as evidence for the dispute, like in `reportDocumentAdd`, while the dispute is open. Only its author and the
 * back office see it.
 */
export const disputePaperAdd = call(reportRows.disputePaperAdd, {
  ours: true,
  limit: { perHour: 60, by: 'user' },
  input: z.strictObject({ dispute_seq: seqField, ...paperFields }),
  output: storedPaper,
  fails: ['changedSince', 'conflictingRepeat', 'repeatInFlight'],
})
export const sharedDisputePaperAdd = call(reportRows.sharedDisputePaperAdd, {
  ours: true,
  limit: { perHour: 30, by: 'address' },
  input: z.strictObject({ key: shareKeyField, ...paperFields }),
  output: storedPaper,
  fails: ['shareEnded', 'changedSince', 'conflictingRepeat', 'repeatInFlight'],
})
/** Its author withdraws a paper by their key; the buyer by `reportDocumentDelete`. */
export const sharedDisputePaperDrop = call(reportRows.sharedDisputePaperDrop, {
  ours: true,
  limit: { perHour: 60, by: 'address' },
  input: z.strictObject({ id: seqField, key: shareKeyField }),
  output: z.object({ id: z.number() }),
  fails: ['shareEnded', 'changedSince'],
})
