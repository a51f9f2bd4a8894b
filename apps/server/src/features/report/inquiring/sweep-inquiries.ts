import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes inquiries with their answers, a year after they ended. */
export async function sweepInquiries(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_inquiry where inquiry_seq in (
      select inquiry_seq from report_inquiry where ended_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
