import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes shares, with who opened them, a year after they were made. */
export async function sweepShares(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_share where share_seq in (
      select share_seq from report_share where created_at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}
