import { z } from 'zod'
import { call } from '../../call.ts'
import { reviewStates } from '../report/review-terms.ts'
import { instantField, linesField, seqField } from '../../values.ts'
import { operatorRows } from './rows.ts'

const item = z.object({
  review_seq: z.number(),
  order_seq: z.number(),
  stars: z.number(),
  /** Masked, as it would be shown. */
  text: z.string(),
  gift_told: z.boolean(),
  state: z.enum(reviewStates),
  sent_at: instantField,
  decided_at: instantField.nullable(),
  reason: z.string().nullable(),
})
/** Undecided reviews, oldest first, and the latest decided ones. */
export const operatorReviews = call(operatorRows.operatorReviews, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ waiting: z.array(item), done: z.array(item) }),
  fails: [],
})
/**
 * Publishes a review, or refuses it: then its writer sees the reason. A published one can be removed, with a reason.
 */
export const operatorReviewDecide = call(operatorRows.operatorReviewDecide, {
  ours: true,
  audit: ['review_seq', 'approve'],
  input: z
    .strictObject({
      review_seq: seqField,
      approve: z.boolean(),
      reason: linesField(300).nullable().default(null),
    })
    .refine((d) => d.approve === (d.reason === null), { path: ['reason'], message: 'missing' })
    .refine((d) => d.reason === null || d.reason.length >= 4, { path: ['reason'], message: 'too-short' }),
  output: z.object({ review_seq: z.number(), state: z.enum(reviewStates) }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
