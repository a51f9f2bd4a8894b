import { z } from 'zod'
import { call } from '../../call.ts'
import { instantField, linesField, seqField } from '../../values.ts'
import { reportRows } from './rows.ts'

const note = z.object({ note: z.string(), saved_at: instantField.nullable() })
/** The buyer's own note on a report, the same for all of its versions; empty before there is one. */
export const reportNote = call(reportRows.reportNote, {
  ours: true,
  input: z.strictObject({ report_seq: seqField }),
  output: note,
  fails: [],
})
/**
 * `seen_at`: the `saved_at` of the note that was changed; if it has changed since, the call is refused with the current
 * note.
 */
export const reportNoteEdit = call(reportRows.reportNoteEdit, {
  input: z.strictObject({
    report_seq: seqField,
    note: linesField(2000),
    seen_at: instantField.nullable().optional(),
  }),
  output: z.object({ saved_at: instantField }),
  fails: ['changedSince'],
})
