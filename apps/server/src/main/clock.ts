import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'

/** The product's clock: the machine's, plus one offset that only development can set, in the database. */
export type Clock = {
  now: () => Date
  /** Sets it for every process and the database. Null: back to the machine's time. */
  set: (instant: Date | null) => Promise<void>
  /** Reads the offset that another process has set. */
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
  // Odd while a change is in progress.
  let sets = 0
  const read = async () => {
    const before = sets
    const row = await db.selectFrom('platform_clock').select('offset_ms').executeTakeFirst()
    // A value read before or during our own change is stale.
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

/** Due jobs stay due when the clock is set back. */
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
