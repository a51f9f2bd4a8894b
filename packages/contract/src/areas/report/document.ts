import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, fileField, instantField, seqField } from '../../values.ts'
import { documentKinds, documentLooks, ownDocumentKinds } from './document-terms.ts'
import { reportRows } from './rows.ts'

export const documentItem = z.object({
  /** Null: the source gave its rows and no print, so there is nothing to open; the rows stand in the report. */
  id: z.number().nullable(),
  kind: z.enum(documentKinds),
  pages: z.number(),
  made_at: instantField,
  /** Where a register prints its receipts (접수), by their number and day: the page, and shares of its height. */
  receipts: z.array(
    z.object({ no: z.string(), day: dayField.nullable(), page: z.number(), y: z.number(), height: z.number() }),
  ),
  /** Null for what was fetched. At 'needs-bars' the file is erased: a new picture is asked for. */
  look: z.enum(documentLooks).nullable(),
})

/** The person has drawn bars over the pages on their device: such a PDF is taken without text, too. */
export const coveredField = z.literal('yes').optional()

/**
 * Keeps a paper of one's own beside a report: a PDF with text, JPG or PNG of up to 10 MB and 50 pages. Personal numbers in
 * its text are covered and its pages drawn anew; what was sent is dropped. A file that is not taken is an invalid input
 * `file` with one of `documentRefusals`.
 */
export const reportDocumentAdd = call(reportRows.reportDocumentAdd, {
  ours: true,
  limit: { perHour: 60, by: 'user' },
  input: z.strictObject({
    report_seq: seqField,
    kind: z.enum(ownDocumentKinds),
    covered: coveredField,
    file: fileField,
  }),
  /** `masked`: how many numbers were covered. */
  output: z.object({ id: z.number(), pages: z.number(), masked: z.number() }),
  fails: ['conflictingRepeat', 'repeatInFlight'],
})

/** A document as a file: a PDF of its masked pages. */
export const reportDocument = call(reportRows.reportDocument, {
  ours: true,
  limit: { perMinute: 20, by: 'user' },
  input: z.strictObject({ id: seqField }),
  output: z.object({ file_name: z.string(), pdf: z.base64() }),
  fails: [],
})

/** One page as a picture, for a screen. */
export const documentPage = z.object({
  kind: z.enum(documentKinds),
  page: z.number(),
  pages: z.number(),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
  jpeg: z.base64(),
})
export const pageField = z.coerce.number().int().min(1).max(1000)
export const reportDocumentPage = call(reportRows.reportDocumentPage, {
  ours: true,
  limit: { perMinute: 120, by: 'user' },
  input: z.strictObject({ id: seqField, page: pageField }),
  output: documentPage,
  fails: [],
})

/** Erases a paper of one's own, also one of a dispute that is open. What was fetched goes with its report. */
export const reportDocumentDelete = call(reportRows.reportDocumentDelete, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({ id: z.number() }),
  // the dispute that it came with has ended meanwhile
  fails: ['changedSince'],
})
