import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, linesField, seqField } from '../../values.ts'
import { REVIEW_LEAST, REVIEW_MOST, reviewStates } from './review-terms.ts'
import { reportRows } from './rows.ts'

const starsField = z.number().int().min(1).max(5)
const reviewText = linesField(REVIEW_MOST).refine((s) => s.length >= REVIEW_LEAST, 'too-short')

/** The approved reviews of reports, newest first, with any number of stars. */
export const reportReviews = call(reportRows.reportReviews, {
  limit: { perMinute: 60, by: 'address' },
  input: z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({
    reviews: z.array(
      z.object({
        stars: starsField,
        text: z.string(),
        /** The month in which it was written, in Seoul: '2026-11'. */
        month: z.string(),
        /** The writer received something for it. */
        gift_told: z.boolean(),
        /** It is about a report made of sample data. */
        sample: z.boolean(),
      }),
    ),
    total: z.number(),
    /** The average of all approved ones, to one decimal place; null if there are none. */
    average: z.number().nullable(),
  }),
  fails: [],
})

/** The caller's own review of a report, with its state; null before it is written. */
export const reportReviewOwn = call(reportRows.reportReviewOwn, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: z.object({
    review: z
      .object({
        review_seq: z.number(),
        stars: starsField,
        text: z.string(),
        state: z.enum(reviewStates),
        sent_at: instantField,
        /** If it was refused: why it is not shown. */
        reason: z.string().nullable(),
      })
      .nullable(),
  }),
  fails: [],
})

/** The text as it would be stored and shown: names of the report, addresses, numbers and links are masked. Stores nothing. */
export const reportReviewMask = call(reportRows.reportReviewMask, {
  ours: true,
  input: z.strictObject({ report_seq: seqField, text: reviewText }),
  output: z.object({ text: z.string(), masked: z.boolean() }),
  fails: [],
  limit: { perHour: 60, by: 'user' },
})

/** One review per report, for an order that was delivered and not refunded. It is masked before it is stored. */
export const reportReviewMake = call(reportRows.reportReviewMake, {
  ours: true,
  input: z.strictObject({ report_seq: seqField, stars: starsField, text: reviewText }),
  output: z.object({ review_seq: z.number(), state: z.literal('sent') }),
  fails: ['reviewWritten', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 20, by: 'user' },
})

/** Deletes the user's own review at once, including where it is shown; another one can then be written. */
export const reportReviewDrop = call(reportRows.reportReviewDrop, {
  ours: true,
  input: z.strictObject({ review_seq: seqField }),
  output: z.object({}),
  fails: [],
})
