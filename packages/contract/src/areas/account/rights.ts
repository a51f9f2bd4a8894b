import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, textField } from '../../values.ts'
import { accountRows } from './rows.ts'

const row = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.unknown()]))

/**
 * All data stored about this user, area by area, as stored and unmasked. Requires a login within the last ten minutes.
 */
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
    /** The keys of the user's own documents. */
    files: z.array(z.string()),
    /** For a table with more rows than fit in one answer: how many are left out. */
    left_out: z.array(z.object({ table: z.string(), rows: z.number() })),
  }),
  fails: ['logInAgain'],
})
/** Corrects wrong data. A name from the identity agency is corrected by a new verification. */
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
/** Stops the processing of this user's data, or resumes it. */
export const processingStop = call(accountRows.processingStop, {
  ours: true,
  input: z.strictObject({ stop: z.boolean() }),
  output: z.object({ stopped_at: instantField.nullable() }),
  fails: ['stopUnable'],
})
