import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'

/** The product's clock: the machine's, plus the one offset that development may set in the database. */
export type Clock = {
  now: () => Date
  /** Sets it for every process and the database. Null: the machine's time again. */
  set: (instant: Date | null) => Promise<void>
  /** Reads what another process has set. */
  read: () => Promise<void>
  stop: () => void
}

const POLL_MS = 500

export const realClock: Clock = {
  now: () => new Date(),
  set: () => Promise.reject(new Error('the clock is not set in production')),
  read: async () => undefined,
  stop: () => undefined,
}

export async function createDevelopmentClock(db: Kysely<Database>): Promise<Clock> {
  let offset = 0
  // Odd while one is being set.
  let sets = 0
  const read = async () => {
    const before = sets
    const row = await db.selectFrom('platform_clock').select('offset_ms').executeTakeFirst()
    // What was read before or while we set it is older than what we hold.
    if (sets === before && sets % 2 === 0) offset = row?.offset_ms ?? 0
  }
  await read()
  const timer = setInterval(() => void read().catch(() => undefined), POLL_MS)
  timer.unref()
  return {
    now: () => new Date(Date.now() + offset),
    set: async (instant) => {
      sets += 1
      offset = instant ? instant.getTime() - Date.now() : 0
      await store(db, Math.round(offset))
      sets += 1
    },
    read,
    stop: () => clearInterval(timer),
  }
}

/** Work that was due stays due when the clock is set back. */
async function store(db: Kysely<Database>, offset: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await sql<{ at: Date }>`select app_now() as at`.execute(trx)
    await sql`insert into platform_clock (offset_ms) values (${offset}) on conflict (only_row) do update set offset_ms = excluded.offset_ms`.execute(
      trx,
    )
    await sql`update platform_job set run_at = least(run_at, app_now()) where state in ('waiting', 'retry') and run_at <= ${before.rows[0]?.at ?? null}`.execute(
      trx,
    )
  })
}
