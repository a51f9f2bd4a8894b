import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, textField } from '../../values.ts'
import { accountRows } from './rows.ts'

const row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.unknown()]))

/** Everything that is kept of this person, area by area, as it lies here and in the clear. Asks for a login of the last ten minutes. */
export const personalData = call(accountRows.personalData, {
  ours: true,
  limit: { perHour: 10, by: 'user' },
  input: z.strictObject({}),
  output: z.object({
    made_at: instantField,
    user_seq: z.number(),
    areas: z.array(
      z.object({ area: z.string(), tables: z.array(z.object({ table: z.string(), rows: z.array(row) })) }),
    ),
    /** Documents of the person's own: what they are found by. */
    files: z.array(z.string()),
    /** A table with more rows than one answer takes says how many are left out. */
    left_out: z.array(z.object({ table: z.string(), rows: z.number() })),
  }),
  fails: ['logInAgain'],
})
/** Puts right what is wrong. A name that the identity agency told is put right by verifying again. */
export const personalCorrect = call(accountRows.personalCorrect, {
  ours: true,
  input: z
    .strictObject({
      name: textField(40).pipe(z.string().min(1, 'empty')).optional(),
      email: z.email('not-a-mail').max(200).optional(),
    })
    .refine((v) => v.name !== undefined || v.email !== undefined, { path: ['name'], message: 'nothing' }),
  output: z.object({}),
  fails: ['logInAgain', 'nameVerified'],
})
/** Stops what is done with this person's data, or lets it go on. */
export const processingStop = call(accountRows.processingStop, {
  ours: true,
  input: z.strictObject({ stop: z.boolean() }),
  output: z.object({ stopped_at: instantField.nullable() }),
  fails: ['stopUnable'],
})
