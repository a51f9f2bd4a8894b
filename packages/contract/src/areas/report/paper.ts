import { z } from 'zod'
import { call } from '../../call.ts'
import { seqField } from '../../values.ts'
import { reportRows } from './rows.ts'
import { shareKeyField } from './share-parts.ts'

/** A report as a file. Always in Korean: it is shown to realtors, banks and landlords. */
const paper = z.object({
  /** '집살핌-보고서-2026-11-25.pdf': contains nothing about the home. */
  file_name: z.string(),
  /** Hash of the stored judgement, in hex; printed at the foot of each page. */
  hash: z.string(),
  pdf: z.base64(),
})

export const reportPaper = call(reportRows.reportPaper, {
  ours: true,
  limit: { perMinute: 20, by: 'user' },
  input: z.strictObject({
    id: seqField,
    /** An earlier version of it; by default the current one. */
    version: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  output: paper,
  fails: [],
})

/** A report as its owner shows it, masked. */
export const sharePaper = call(reportRows.sharePaper, {
  ours: true,
  limit: { perMinute: 20, by: 'address' },
  input: z.strictObject({
    /** The link's token, or a realtor's own key. */
    document: shareKeyField,
  }),
  output: paper,
  fails: ['shareEnded'],
})
