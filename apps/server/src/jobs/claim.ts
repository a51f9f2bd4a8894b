import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'

export type Claimed = { job_seq: number; name: string; payload: unknown; attempts: number }
export type Known = { names: string[]; leases: number[]; retries: number[] }

/** Takes the job that is due longest and leases it. One a statement: two of one key are then never taken together. */
export async function claim(db: Kysely<Database>, known: Known): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with due as (
      select j.job_seq, d.lease from platform_job j
      join unnest(${known.names}::text[], ${known.leases}::int[]) as d(name, lease) on d.name = j.name
      where j.state in ('waiting', 'retry') and j.run_at <= (select app_now())
        and not exists (select from platform_job r where r.name = j.name and r.key = j.key and r.state = 'running')
      order by j.run_at limit 1
      for update of j skip locked
    )
    update platform_job j set state = 'running', attempts = j.attempts + 1,
      lease_until = clock_timestamp() + due.lease * interval '1 second'
    from due where j.job_seq = due.job_seq
    returning j.job_seq, j.name, j.payload, j.attempts`.execute(db)
  return rows[0] ?? null
}

/** Jobs whose process died or hangs: again at once, or to the dead letters when they have used up their runs. */
export async function reclaim(db: Kysely<Database>, known: Known): Promise<number> {
  const { rows } = await sql<{ state: string }>`
    update platform_job j
    set state = case when j.attempts >= d.retry then 'dead' else 'retry' end, lease_until = null, error = 'lease ran out',
      run_at = least(j.run_at, app_now())
    from unnest(${known.names}::text[], ${known.retries}::int[]) as d(name, retry)
    where j.name = d.name and j.state = 'running' and j.lease_until < clock_timestamp()
    returning j.state`.execute(db)
  return rows.length
}

/** Only the run that holds the lease ends the job: `attempts` is its fence. */
export async function finish(db: Kysely<Database>, job: Claimed): Promise<void> {
  await sql`delete from platform_job where job_seq = ${job.job_seq} and state = 'running' and attempts = ${job.attempts}`.execute(
    db,
  )
}

export async function fail(
  db: Kysely<Database>,
  job: Claimed,
  end: { dead: boolean; error: string; afterSeconds: number },
): Promise<void> {
  await sql`
    update platform_job
    set state = ${end.dead ? 'dead' : 'retry'}, lease_until = null, error = ${end.error},
      run_at = app_now() + ${end.afterSeconds} * interval '1 second'
    where job_seq = ${job.job_seq} and state = 'running' and attempts = ${job.attempts}`.execute(db)
}
