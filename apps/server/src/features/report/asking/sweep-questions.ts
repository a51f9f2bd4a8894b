import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes questions with their answers, a year after they ended. */
export async function sweepQuestions(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_question where question_seq in (
      select question_seq from report_question where ended_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
