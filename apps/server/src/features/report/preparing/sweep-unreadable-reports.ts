import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Failed reports contain an owner's name, too: they are emptied after three months. */
export async function sweepUnreadableReports(db: Context['db'], limit: number, period: string): Promise<number> {
  const { rows } = await sql<{ report_seq: number }>`
    update report_report set input = null, input_sealed = null, assessment = null, assessment_sealed = null, assessment_sha256 = null, unique_no = null, grade = null, score = null
    where report_seq in (
      select r.report_seq from report_report r where r.state in ('failed', 'voided')
        and coalesce(r.voided_at, r.created_at) < app_now() - ${period}::interval
        and (num_nonnulls(r.input, r.input_sealed, r.assessment, r.assessment_sealed, r.unique_no) > 0
          or exists (select from report_step s where s.report_seq = r.report_seq and num_nonnulls(s.answer, s.answer_sealed) > 0))
      limit ${limit})
    returning report_seq`.execute(db)
  const seqs = rows.map((row) => row.report_seq)
  await sql`update report_step set answer = null, answer_sealed = null where report_seq = any(${seqs}::bigint[])`.execute(
    db,
  )
  return seqs.length
}
