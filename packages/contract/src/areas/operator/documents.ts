import { z } from 'zod'
import { call } from '../../call.ts'
import { documentKinds, inspectionResults } from '../report/document-terms.ts'
import { documentPage, pageField } from '../report/document.ts'
import { instantField, seqField } from '../../values.ts'
import { operatorRows } from './rows.ts'

const item = z.object({
  document_seq: z.number(),
  order_seq: z.number(),
  kind: z.enum(documentKinds),
  pages: z.number(),
  look: z.enum(inspectionResults),
  made_at: instantField,
  looked_at: instantField.nullable(),
  operator_seq: z.number().nullable(),
})
/** Papers that users added: those without a review, oldest first, and the latest reviewed ones. */
export const operatorDocuments = call(operatorRows.operatorDocuments, {
  ours: true,
  audit: [],
  input: z.strictObject({}),
  output: z.object({ waiting: z.array(item), done: z.array(item) }),
  fails: [],
})
/**
 * A page as its owner sees it, until its review is done, or while the dispute that it came with is undecided. Each view
 * is in the access log.
 */
export const operatorDocumentPage = call(operatorRows.operatorDocumentPage, {
  ours: true,
  audit: ['document_seq', 'page'],
  input: z.strictObject({ document_seq: seqField, page: pageField }),
  output: documentPage.extend({ look: z.enum(inspectionResults) }),
  fails: [],
})
/** The result of a review: 'needs-bars' deletes the file, and its owner is asked for a new picture. */
export const operatorDocumentLook = call(operatorRows.operatorDocumentLook, {
  ours: true,
  audit: ['document_seq', 'look'],
  input: z.strictObject({ document_seq: seqField, look: z.enum(['enough', 'needs-bars']) }),
  output: z.object({ document_seq: z.number() }),
  fails: ['operatorBehind', 'conflictingRepeat', 'repeatInFlight'],
})
