import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { correctionField } from '../report/answers.ts'
import { disputeDecisions, disputeRoles, disputeStates, ownerMatches } from '../report/dispute-terms.ts'
import { disputePaperKinds, inspectionResults } from '../report/document-terms.ts'
import { dayField, instantField, linesField, seqField } from '../../values.ts'
import { operatorRows } from './rows.ts'

const item = z.object({
  dispute_seq: z.number(),
  order_seq: z.number(),
  side: z.enum(['buyer', 'other']),
  role: z.enum(disputeRoles),
  verified: z.boolean(),
  /** Set for a verified landlord. */
  owner: z.enum(ownerMatches).nullable(),
  finding: z.string().nullable(),
  state: z.enum(disputeStates),
  decision: z.enum(disputeDecisions).nullable(),
  received_at: instantField,
  decide_by: dayField,
  /** The promised day is over. */
  late: z.boolean(),
  /** The buyer has answered the question. */
  replied: z.boolean(),
})
/** Undecided disputes, the earliest promised date first, and the latest closed ones. */
export const operatorDisputes = call(operatorRows.operatorDisputes, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ open: z.array(item), done: z.array(item) }),
  fails: [],
})
/** A dispute with the version that it is about, names and address masked. */
export const operatorDispute = call(operatorRows.operatorDispute, {
  ours: true,
  audit: ['dispute_seq'],
  input: z.strictObject({ dispute_seq: seqField }),
  output: item.extend({
    version: z.number(),
    words: z.string().nullable(),
    contact: z.string().nullable(),
    /** Their pages can be opened while the dispute is undecided. */
    papers: z.array(
      z.object({
        document_seq: z.number(),
        kind: z.enum(disputePaperKinds),
        pages: z.number(),
        look: z.enum(inspectionResults),
      }),
    ),
    question: z.object({ text: z.string(), at: instantField }).nullable(),
    reply: z.object({ text: z.string(), at: instantField }).nullable(),
    /** The buyer can still be asked about somebody else's dispute; only once. */
    can_ask: z.boolean(),
    decided: z
      .object({ reason: z.string(), stands: z.string().nullable(), version: z.number().nullable(), at: instantField })
      .nullable(),
    /** Null once the report is deleted. */
    assessment: z.custom<Assessment>((v) => typeof v === 'object' && v !== null).nullable(),
  }),
  fails: [],
})
const said = (most: number) => linesField(most).refine((s) => s.length >= 10, 'too-short')
/** Asks the buyer about somebody else's dispute; this postpones the promised day. */
export const operatorDisputeAsk = call(operatorRows.operatorDisputeAsk, {
  ours: true,
  audit: ['dispute_seq'],
  input: z.strictObject({ dispute_seq: seqField, question: said(1000) }),
  output: z.object({ decide_by: dayField }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
/**
 * The decision, which both sides see with its reason. `stands`: the correction that every reader sees above the report,
 * if the decision is a change. `correction`: a fact with which the stored input is judged again, as a new version.
 */
export const operatorDisputeDecide = call(operatorRows.operatorDisputeDecide, {
  ours: true,
  audit: ['dispute_seq', 'decision'],
  input: z
    .strictObject({
      dispute_seq: seqField,
      decision: z.enum(disputeDecisions),
      reason: said(2000),
      stands: said(300).nullable().default(null),
      correction: correctionField.nullable().default(null),
    })
    .refine((d) => (d.decision === 'changed') === (d.stands !== null), { path: ['stands'], message: 'missing' })
    .refine((d) => d.decision === 'changed' || d.correction === null, { path: ['correction'], message: 'not-changed' }),
  output: z.object({ version: z.number().nullable() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
