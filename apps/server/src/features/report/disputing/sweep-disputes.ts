import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Deletes disputes three years after they ended. */
export async function sweepDisputes(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from report_dispute where dispute_seq in (
      select dispute_seq from report_dispute where ended_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
