import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { questionNames, questionStates } from '../report/question-terms.ts'
import { dayField, instantField, linesField, seqField } from '../../values.ts'
import { operatorRows } from './rows.ts'

const item = z.object({
  question_seq: z.number(),
  order_seq: z.number(),
  name: z.enum(questionNames),
  finding: z.string().nullable(),
  state: z.enum(questionStates),
  asked_at: instantField,
  answer_by: dayField,
  /** The promised day is over. */
  late: z.boolean(),
})
/** Unanswered questions, the earliest promised date first, and the latest answered ones. */
export const operatorQuestions = call(operatorRows.operatorQuestions, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ open: z.array(item), done: z.array(item) }),
  fails: [],
})
/**
 * A question with the version that it is about, names and address masked, and the earlier questions about that report.
 */
export const operatorQuestion = call(operatorRows.operatorQuestion, {
  ours: true,
  audit: ['question_seq'],
  input: z.strictObject({ question_seq: seqField }),
  output: item.extend({
    user_seq: z.number(),
    version: z.number(),
    /** Null: deleted when its retention period ended, or with the account. */
    content: z.string().nullable(),
    email: z.string().nullable(),
    answer: z.object({ text: z.string(), at: instantField, operator_seq: z.number() }).nullable(),
    earlier: z.array(z.object({ content: z.string(), answer: z.string().nullable(), asked_at: instantField })),
    /** Null once the report is deleted. */
    assessment: z.custom<Assessment>((v) => typeof v === 'object' && v !== null).nullable(),
  }),
  fails: [],
})
/** The answer; the user who asked is notified. */
export const operatorQuestionAnswer = call(operatorRows.operatorQuestionAnswer, {
  ours: true,
  audit: ['question_seq'],
  input: z.strictObject({
    question_seq: seqField,
    answer: linesField(4000).refine((s) => s.length >= 10, 'too-short'),
  }),
  output: z.object({ question_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
