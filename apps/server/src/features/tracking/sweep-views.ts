import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

export async function sweepViews(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from tracking_view where view_seq in (
      select view_seq from tracking_view where at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}
