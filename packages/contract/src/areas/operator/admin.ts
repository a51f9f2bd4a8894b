import { grades } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, seqField } from '../../values.ts'
import { operatorOrder } from './back-office.ts'
import { readingReasons, versionStates } from './reading-terms.ts'
import { operatorRows } from './rows.ts'

const why = z.enum(readingReasons)

/** What happened to an order, as in `operatorOrder`. */
export const orderAdmin = call(operatorRows.orderAdmin, {
  audit: [['id', 'order_seq']],
  input: z.strictObject({ id: seqField, why }),
  output: operatorOrder.output,
  fails: [],
})

/** Versions of reports, newest first: numbers, codes and the district, without names and units. */
export const reportAdmin = call(operatorRows.reportAdmin, {
  audit: ['filter', 'page'],
  input: z.strictObject({
    filter: z.enum(['all', ...versionStates]).default('all'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    why,
  }),
  output: z.object({
    total: z.number(),
    reports: z.array(
      z.object({
        report_seq: z.number(),
        order_seq: z.number(),
        user_seq: z.number(),
        version: z.number(),
        state: z.enum(versionStates),
        grade: z.enum(grades).nullable(),
        score: z.number().nullable(),
        failure: z.string().nullable(),
        area: z.string().nullable(),
        created_at: instantField,
        ready_at: instantField.nullable(),
      }),
    ),
  }),
  fails: [],
})
