import { z } from 'zod'
import { call } from '../../call.ts'
import { operatorReason } from './back-office.ts'
import { publishedName } from './settings.ts'
import { figureKeys } from '../shell/calls.ts'
import { dayField, instantField, textField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** The basis of a figure or a review: its date, never in the future, and its source. */
const grounds = { as_of: dayField, source: textField(200).min(1, 'missing') }

/**
 * A figure of the side panel; the newest row of a key applies. `value`: won for 'protected-deposit', else people; null
 * withdraws it.
 */
export const operatorFigureMake = call(operatorRows.operatorFigureMake, {
  ours: true,
  audit: ['key', 'value', 'as_of'],
  input: z.strictObject({
    key: z.enum(figureKeys),
    value: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER, 'too-long').nullable(),
    ...grounds,
    reason: operatorReason,
  }),
  output: z.object({ figure_seq: z.number() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** A user's review, under an unused name: a review is ended, never rewritten. */
export const operatorReviewMake = call(operatorRows.operatorReviewMake, {
  ours: true,
  audit: ['review', 'as_of'],
  input: z.strictObject({
    review: publishedName,
    /** Only what the user agreed to publish: the kind of home, never a name. */
    who: textField(60).min(1, 'missing'),
    said: textField(200).min(1, 'missing'),
    ...grounds,
    reason: operatorReason,
  }),
  output: z.object({ review: z.string() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** Removes a review from the panel at once. Idempotent: the first end time stays. */
export const operatorReviewEnd = call(operatorRows.operatorReviewEnd, {
  ours: true,
  audit: ['review'],
  input: z.strictObject({ review: publishedName, end: z.literal(true), reason: operatorReason }),
  output: z.object({ ended_at: instantField }),
  fails: [],
})
