import { z } from 'zod'
import { call } from '../../call.ts'
import { previewPages } from '../../preview-header.ts'
import { instantField, seqField } from '../../values.ts'
import { operatorReason } from './back-office.ts'
import { operatorRows } from './rows.ts'

/**
 * Lets this operator see the owner's page in this session, until `until`. `token` is the value of the preview header.
 * Only for an order with a report; each use is in the access log with this reason.
 */
export const operatorPreview = call(operatorRows.operatorPreview, {
  ours: true,
  audit: ['order_seq', 'page'],
  input: z.strictObject({ order_seq: seqField, page: z.enum(previewPages), reason: operatorReason }),
  output: z.object({ token: z.string(), until: instantField }),
  fails: ['operatorRefused'],
})
