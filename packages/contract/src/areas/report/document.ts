import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, fileField, instantField, seqField } from '../../values.ts'
import { documentKinds, inspectionResults, ownDocumentKinds } from './document-terms.ts'
import { reportRows } from './rows.ts'

export const documentItem = z.object({
  /** Null: the source returned rows and no print, so there is nothing to open; the rows are in the report. */
  id: z.number().nullable(),
  kind: z.enum(documentKinds),
  pages: z.number(),
  made_at: instantField,
  /**
   * Where a register prints its receipts (접수), by their number and day: the page, and positions as shares of its
   * height.
   */
  receipts: z.array(
    z.object({ no: z.string(), day: dayField.nullable(), page: z.number(), y: z.number(), height: z.number() }),
  ),
  /** Null for a fetched document. With 'needs-bars' the file is deleted: a new picture is requested. */
  look: z.enum(inspectionResults).nullable(),
})

/** The user has drawn bars over the pages on their device: such a PDF is accepted even without text. */
export const coveredField = z.literal('yes').optional()

/**
 * Stores the user's own paper with a report: a PDF with text, JPG or PNG of up to 10 MB and 50 pages. Personal numbers
 * in its text are covered and its pages redrawn; the uploaded file is discarded. A refused file is an invalid input
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

/** Deletes the user's own paper, also one of an open dispute. Fetched documents are deleted with their report. */
export const reportDocumentDelete = call(reportRows.reportDocumentDelete, {
  ours: true,
  input: z.strictObject({ id: seqField }),
  output: z.object({ id: z.number() }),
  // the dispute it belongs to has ended meanwhile
  fails: ['changedSince'],
})
