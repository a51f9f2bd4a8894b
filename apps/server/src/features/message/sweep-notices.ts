import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Deletes messages after a year. */
export async function sweepNotices(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from message_notice where notice_seq in (
      select notice_seq from message_notice where created_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
