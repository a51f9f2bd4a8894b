import { z } from 'zod'
import { call } from '../../call.ts'
import { operatorReason } from './desk.ts'
import { publishedName } from './settings.ts'
import { figureKeys } from '../shell/calls.ts'
import { dayField, instantField, textField } from '../../values.ts'
import { operatorRows } from './rows.ts'

/** What a figure or a voice rests on: the day it was so, never one to come, and where it is from. */
const grounds = { as_of: dayField, source: textField(200).min(1, 'missing') }

/** A figure of the side panel; the newest row of a key holds. `value`: won for 'protected-deposit', else people; null takes it back. */
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
/** What somebody has said, under a name that nothing has had yet: it is ended, not rewritten. */
export const operatorReviewMake = call(operatorRows.operatorReviewMake, {
  ours: true,
  audit: ['review', 'as_of'],
  input: z.strictObject({
    review: publishedName,
    /** Of whom as much as he agreed to have shown: the kind of home, never a name. */
    who: textField(60).min(1, 'missing'),
    said: textField(200).min(1, 'missing'),
    ...grounds,
    reason: operatorReason,
  }),
  output: z.object({ review: z.string() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})
/** Takes a voice off the panel at once; ended twice, it ended the first time. */
export const operatorReviewEnd = call(operatorRows.operatorReviewEnd, {
  ours: true,
  audit: ['review'],
  input: z.strictObject({ review: publishedName, end: z.literal(true), reason: operatorReason }),
  output: z.object({ ended_at: instantField }),
  fails: [],
})
