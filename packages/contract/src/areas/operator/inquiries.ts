import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField } from '../../values.ts'
import { inquiryRoles } from '../report/inquiry-terms.ts'
import { questionStates } from '../report/question-terms.ts'
import { operatorRows } from './rows.ts'

const item = z.object({
  inquiry_seq: z.number(),
  order_seq: z.number(),
  user_role_type: z.enum(inquiryRoles),
  state: z.enum(questionStates),
  asked_at: instantField,
  answer_by: dayField,
  /** The promised day is over. */
  late: z.boolean(),
})
/** Unanswered inquiries, the earliest promised date first, and the latest answered ones. */
export const operatorInquiries = call(operatorRows.operatorInquiries, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ open: z.array(item), done: z.array(item) }),
  fails: [],
})
export const operatorInquiry = call(operatorRows.operatorInquiry, {
  ours: true,
  audit: ['inquiry_seq'],
  input: z.strictObject({ inquiry_seq: seqField }),
  output: item.extend({
    user_seq: z.number(),
    content: z.string(),
    answer: z.object({ text: z.string(), at: instantField, operator_seq: z.number() }).nullable(),
  }),
  fails: [],
})
/** The answer; the user who asked is notified. */
export const operatorInquiryAnswer = call(operatorRows.operatorInquiryAnswer, {
  ours: true,
  audit: ['inquiry_seq'],
  input: z.strictObject({
    inquiry_seq: seqField,
    answer: linesField(4000).refine((s) => s.length >= 10, 'too-short'),
  }),
  output: z.object({ inquiry_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
