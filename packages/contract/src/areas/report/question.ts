import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField, textField } from '../../values.ts'
import { QUESTION_MOST, questionConsent, questionNames, questionStates } from './question-terms.ts'
import { reportRows } from './rows.ts'

/** True for a question about a finding or its clause. */
export const askedOfFinding = (name: (typeof questionNames)[number]): boolean => name === 'finding' || name === 'clause'

/**
 * A question about the user's own report; the current version is attached. Only one question can be unanswered at a
 * time.
 */
export const reportQuestionAsk = call(reportRows.reportQuestionAsk, {
  input: z
    .strictObject({
      name: z.enum(questionNames),
      seq: seqField,
      /** The finding that it is about, by its id. */
      finding: textField(60).nullable().default(null),
      /** Where the back office can write to if the notice does not arrive; only the back office sees it. */
      email: z.email('email').max(100).nullable().default(null),
      content: linesField(QUESTION_MOST).refine((s) => s.length >= 10, 'too-short'),
      consent: z.literal(questionConsent),
    })
    .refine((q) => askedOfFinding(q.name) === (q.finding !== null), { path: ['finding'], message: 'not-in-report' }),
  /** `answer_by`: the day by which it is answered. */
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
/** The questions about one of the user's reports, oldest first. */
export const reportQuestions = call(reportRows.reportQuestions, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: z.object({ questions: z.array(question) }),
  fails: [],
})
/** Withdraws an unanswered question; another one can then be asked. */
export const reportQuestionClose = call(reportRows.reportQuestionClose, {
  ours: true,
  input: z.strictObject({ question_seq: seqField }),
  output: z.object({ state: z.literal('closed') }),
  // answered or withdrawn meanwhile
  fails: ['changedSince'],
})
