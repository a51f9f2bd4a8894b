import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes look-ups a year after they were made. */
export async function sweepLookUps(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_look_up where look_up_seq in (
      select look_up_seq from report_look_up where at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}
