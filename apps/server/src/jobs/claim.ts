import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { sendAtOnce } from '../../../../db/one-connection.ts'
import { commitLater } from '../kernel/commit-later.ts'

/**
 * `fence` distinguishes this run from every other run of the job; `attempts` counts runs, `lost` those that their
 * process did not finish.
 */
export type Claimed = {
  job_seq: number
  name: string
  payload: unknown
  attempts: number
  lost: number
  fence: number
}

/**
 * How long a run is safe after its last renewal. Together with the poll that finds it, a killed worker's job is resumed
 * within ten seconds; three renewals fit into it, so one slow answer of the database does no harm.
 */
export const LEASE_SECONDS = 6
/**
 * Runs that may be lost to killed or hung processes before the job is dead and an operator has to check it: it may be
 * killing its workers.
 */
const LOST_AT_MOST = 12
/**
 * Random, not the next number: if a crash of the database undoes a claim, the next run must not get the fence of the run that
 * made it.
 */
const newFence = sql`floor(random() * 2 ^ 53)::bigint`
const lease = sql`clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'`

/**
 * Claims and leases the job that is overdue longest. Reads only the oldest job of each name, so that the cost does not grow
 * with the number of due jobs. One per statement: two jobs of one key are then never claimed together.
 */
export async function claim(db: Kysely<Database>, names: readonly string[]): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with due as (
      select j.job_seq from unnest(${names}::text[]) as n(name), lateral (
        select j.job_seq, j.run_at from platform_job j
        where j.name = n.name and j.state in ('waiting', 'retry') and j.run_at <= (select app_now())
          and not exists (select from platform_job r where r.name = j.name and r.key = j.key and r.state = 'running')
        order by j.run_at limit 1
        for update of j skip locked
      ) j order by j.run_at limit 1
    )
    update platform_job j set state = 'running', attempts = j.attempts + 1, fence = ${newFence}, lease_until = ${lease}
    from due where j.job_seq = due.job_seq
    returning j.job_seq, j.name, j.payload, j.attempts, j.lost, j.fence, ${commitLater}`.execute(db)
  return rows[0] ?? null
}

/**
 * Ends a run and claims the next job, in one write to the database: a storm of messages ends thousands. Each is committed
 * for itself, and the claim sees that the run has ended.
 */
export async function finishAndClaim(
  db: Kysely<Database>,
  run: Claimed,
  names: readonly string[],
): Promise<{ finished: PromiseSettledResult<void>; claimed: PromiseSettledResult<Claimed | null> }> {
  const [finished, claimed] = await sendAtOnce(db, (own) => [finish(own, run), claim(own, names)])
  return { finished, claimed }
}

/** Renews the leases of these runs; returns the runs that still have theirs. */
export async function renew(db: Kysely<Database>, runs: readonly Claimed[]): Promise<Set<number>> {
  const { rows } = await sql<{ job_seq: number }>`
    update platform_job j set lease_until = ${lease}
    from unnest(${runs.map((r) => r.job_seq)}::bigint[], ${runs.map((r) => r.fence)}::bigint[]) as r(job_seq, fence)
    where j.job_seq = r.job_seq and j.fence = r.fence and j.state = 'running'
    returning j.job_seq`.execute(db)
  return new Set(rows.map((row) => row.job_seq))
}

/**
 * Reclaims jobs whose process died or hangs: due at once, later after the third time, then dead. A run that is writing
 * at this moment has its row locked (see fence.ts) and is alive: it is skipped.
 */
export async function reclaim(db: Kysely<Database>, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ state: string }>`
    with over as (
      select job_seq from platform_job
      where name = any(${names}::text[]) and state = 'running' and lease_until < clock_timestamp()
      for update skip locked
    )
    update platform_job j
    set state = case when j.lost + 1 >= ${LOST_AT_MOST} then 'dead' else 'retry' end,
      lost = j.lost + 1, lease_until = null, error = 'lease ran out',
      run_at = case when j.lost < 3 then least(j.run_at, app_now()) else app_now() + least(60, 2 ^ j.lost) * interval '1 second' end
    from over where j.job_seq = over.job_seq
    returning j.state`.execute(db)
  return rows.length
}

/** Only the run with the lease can end the job. */
export async function finish(db: Kysely<Database>, run: Claimed): Promise<void> {
  await sql`delete from platform_job where job_seq = ${run.job_seq} and fence = ${run.fence} and state = 'running'
    returning ${commitLater}`.execute(db)
}

export async function fail(
  db: Kysely<Database>,
  run: Claimed,
  end: { dead: boolean; error: string; afterSeconds: number },
): Promise<void> {
  await sql`
    update platform_job
    set state = ${end.dead ? 'dead' : 'retry'}, lease_until = null, error = ${end.error},
      run_at = app_now() + ${end.afterSeconds} * interval '1 second'
    where job_seq = ${run.job_seq} and fence = ${run.fence} and state = 'running'`.execute(db)
}
