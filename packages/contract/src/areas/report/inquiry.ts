import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, linesField, seqField } from '../../values.ts'
import { INQUIRY_LEAST, INQUIRY_MOST, inquiryRoles } from './inquiry-terms.ts'
import { questionStates } from './question-terms.ts'
import { reportRows } from './rows.ts'

/**
 * An inquiry about the products offered with the user's own report; answered in the back office, which does not see the
 * report.
 */
export const reportInquiryAsk = call(reportRows.reportInquiryAsk, {
  input: z.strictObject({
    report_seq: seqField,
    content: linesField(INQUIRY_MOST).refine((s) => s.length >= INQUIRY_LEAST, 'too-short'),
    user_role_type: z.enum(inquiryRoles),
  }),
  /** `answer_by`: the day by which it is answered. */
  output: z.object({ inquiry_seq: z.number(), answer_by: dayField }),
  fails: ['dayLimit', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 20, by: 'user' },
})
/** The inquiries about one of the user's reports with their answers, oldest first, and how many are left for today. */
export const reportInquiries = call(reportRows.reportInquiries, {
  input: z.strictObject({ report_seq: seqField }),
  output: z.object({
    thread: z.array(
      z.object({
        inquiry_seq: z.number(),
        user_role_type: z.enum(inquiryRoles),
        content: z.string(),
        /** 'closed': the report was voided before it was answered. */
        state: z.enum(questionStates),
        asked_at: instantField,
        answer_by: dayField,
        answer: z.object({ text: z.string(), at: instantField }).nullable(),
      }),
    ),
    left: z.number().int().min(0),
  }),
  fails: [],
})
