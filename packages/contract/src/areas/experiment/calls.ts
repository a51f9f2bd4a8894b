import { z } from 'zod'
import { call } from '../../call.ts'
import { experimentRows } from './rows.ts'

/** The arm of an experiment for a user or a device. `create: 'N'` only reads: null if there is none yet. */
export const userExperiment = call(experimentRows.userExperiment, {
  limit: { perMinute: 300, by: 'address' },
  input: z.strictObject({
    domain: z.string().max(40),
    type: z.string().max(40),
    create: z.enum(['Y', 'N']).default('N'),
    device: z
      .string()
      .regex(/^[\w-]{16,60}$/, 'bad-characters')
      .optional(),
  }),
  output: z.object({ domain: z.string(), type: z.string(), arm: z.string().nullable() }),
  fails: [],
})
