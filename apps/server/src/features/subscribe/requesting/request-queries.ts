import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/** Checks requested by the user for a watch on this day (Seoul). */
export async function checkRequestsToday(db: Context['db'], watchSeq: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from subscribe_look where watch_seq = ${watchSeq}
      and (asked_at at time zone 'Asia/Seoul')::date = (app_now() at time zone 'Asia/Seoul')::date`.execute(db)
  return rows[0]?.n ?? 0
}
