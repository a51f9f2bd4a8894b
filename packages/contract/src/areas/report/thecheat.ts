import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField } from '../../values.ts'
import { bankCodes } from '../payment/banks.ts'
import { reportRows } from './rows.ts'
import { keywordDigits, keywordTypes } from './thecheat-keyword.ts'

/**
 * Y: the number was reported within the period. N: it was not. unknown: TheCheat did not answer; there is no period.
 */
const said = {
  caution: z.enum(['Y', 'N', 'unknown']),
  date_start: dayField.nullable(),
  date_end: dayField.nullable(),
}
/** How many look-ups are left today; an unanswered one is not counted. */
const left = z.number().int().min(0)

/**
 * Asks TheCheat about the number that money is to be sent to. The number is passed on and not stored, except its last
 * four digits. Without a bank, an account is searched at every bank.
 */
export const fraudLookUp = call(reportRows.fraudLookUp, {
  input: z
    .strictObject({
      report_seq: seqField.optional(),
      keyword_type: z.enum(keywordTypes),
      keyword: z.string().max(60, 'too-long'),
      bank_code: z.enum(bankCodes).optional(),
    })
    .refine((l) => keywordDigits(l.keyword_type, l.keyword) !== null, { path: ['keyword'], message: 'number' })
    .refine((l) => l.keyword_type === 'account' || l.bank_code === undefined, {
      path: ['bank_code'],
      message: 'not-an-option',
    }),
  output: z.object({ ...said, left }),
  fails: ['dayLimit', 'conflictingRepeat', 'repeatInFlight'],
  limit: { perHour: 60, by: 'user' },
})

/** The user's own look-ups, newest first: for one report's home, by any of its versions, or all of them. */
export const fraudLookUps = call(reportRows.fraudLookUps, {
  input: z.strictObject({ report_seq: seqField.optional() }),
  output: z.object({
    look_ups: z.array(
      z.object({
        look_up_seq: z.number(),
        at: instantField,
        keyword_type: z.enum(keywordTypes),
        /** The last four digits. */
        tail: z.string(),
        ...said,
      }),
    ),
    left,
  }),
  fails: [],
})
