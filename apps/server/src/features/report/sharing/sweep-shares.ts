import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes shares and the log of their accesses a year after they were made; their content once they have expired. */
export async function sweepShares(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_share where share_seq in (
      select share_seq from report_share where created_at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  const emptied = await sql`
    update report_share set masked_sealed = null where share_seq in (
      select share_seq from report_share where masked_sealed is not null and until_at <= app_now() limit ${limit})`.execute(
    db,
  )
  return Math.max(Number(gone.numAffectedRows ?? 0n), Number(emptied.numAffectedRows ?? 0n))
}
