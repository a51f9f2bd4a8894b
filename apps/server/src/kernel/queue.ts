import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'

/**
 * Every job with its payload; each area adds its own beside its handlers. A payload has identifiers only: never
 * personal data, never an amount.
 */
export interface Jobs {}
export type JobName = keyof Jobs
/** The payload of a recurring job. */
export type Nothing = Record<string, never>

/**
 * `afterSeconds` delays it, by the product's clock. `key`: at most one job of that key is queued (a second one only
 * makes it due sooner) and one runs at a time, so a job may queue itself under its own key.
 */
export type Enqueue = <N extends JobName>(
  name: N,
  payload: Jobs[N],
  options?: { afterSeconds?: number; key?: string },
) => Promise<void>

/** A notification has the name of the job that is due. */
export const JOB_CHANNEL = 'platform_job'

/**
 * Queues on this connection: inside a transaction, the job and its notification are committed with it or not at all.
 */
export const createEnqueue =
  (db: Kysely<Database>): Enqueue =>
  async (name, payload, options = {}) => {
    const after = options.afterSeconds ?? 0
    await sql`
    with put as (
      insert into platform_job (name, payload, key, run_at)
      values (${name}, ${JSON.stringify(payload)}, ${options.key ?? null}, app_now() + ${after} * interval '1 second')
      on conflict (name, key) where state = 'waiting' and key is not null
      do update set run_at = least(platform_job.run_at, excluded.run_at)
      returning run_at
    )
    select pg_notify(${JOB_CHANNEL}, ${name}) from put where run_at <= app_now()`.execute(db)
  }
