import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField, textField } from '../../values.ts'
import { QUESTION_MOST, questionConsent, questionNames, questionStates } from './question-terms.ts'
import { reportRows } from './rows.ts'

/** Of a question about a finding or its clause, and only of these. */
export const askedOfFinding = (name: (typeof questionNames)[number]): boolean => name === 'finding' || name === 'clause'

/** A question about one's own report; the version that counts is attached. One at a time waits for its answer. */
export const reportQuestionAsk = call(reportRows.reportQuestionAsk, {
  input: z
    .strictObject({
      name: z.enum(questionNames),
      seq: seqField,
      /** The finding that it is about, by its id. */
      finding: textField(60).nullable().default(null),
      /** Where the desk can write to when the notice does not arrive; seen by the desk alone. */
      email: z.email('email').max(100).nullable().default(null),
      content: linesField(QUESTION_MOST).refine((s) => s.length >= 10, 'too-short'),
      consent: z.literal(questionConsent),
    })
    .refine((q) => askedOfFinding(q.name) === (q.finding !== null), { path: ['finding'], message: 'not-in-report' }),
  /** `answer_by`: the day until which it is answered. */
  output: z.object({ question_seq: z.number(), answer_by: dayField }),
  fails: ['questionPending', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 20, by: 'user' },
})

const question = z.object({
  question_seq: z.number(),
  /** The version that it was asked about. */
  version: z.number(),
  name: z.enum(questionNames),
  finding: z.string().nullable(),
  content: z.string(),
  state: z.enum(questionStates),
  asked_at: instantField,
  answer_by: dayField,
  answer: z.object({ text: z.string(), at: instantField }).nullable(),
})
/** The questions to one report of one's own, oldest first. */
export const reportQuestions = call(reportRows.reportQuestions, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: z.object({ questions: z.array(question) }),
  fails: [],
})
/** Takes back a question that waits; another one can then be asked. */
export const reportQuestionClose = call(reportRows.reportQuestionClose, {
  ours: true,
  input: z.strictObject({ question_seq: seqField }),
  output: z.object({ state: z.literal('closed') }),
  // answered, or taken back, meanwhile
  fails: ['changedSince'],
})
