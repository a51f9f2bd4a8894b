import { sql } from 'kysely'
import type { Sweep } from '../../../kernel/manifest.ts'
import { deletePapersOfDisputes } from '../documents/document-queries.ts'
import { eraseFiles } from '../documents/erase-documents.ts'

/** Deletes disputes with their papers three years after they ended. */
export const sweepDisputes: Sweep = async (db, limit, period, enqueue) => {
  const { rows } = await sql<{ dispute_seq: number }>`
    select dispute_seq from report_dispute where ended_at < app_now() - ${period}::interval limit ${limit}`.execute(db)
  const seqs = rows.map((row) => row.dispute_seq)
  if (seqs.length === 0) return 0
  await eraseFiles({ enqueue }, await deletePapersOfDisputes(db, seqs))
  await db.deleteFrom('report_dispute').where('dispute_seq', 'in', seqs).execute()
  return seqs.length
}
