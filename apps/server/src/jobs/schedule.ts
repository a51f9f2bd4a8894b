import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Every } from '../kernel/job.ts'
import type { JobName } from '../kernel/queue.ts'

export type Scheduled = { name: JobName; every: Every }

/**
 * Queues due recurring jobs and sets their next time in the same transaction, so that any number of workers queue each
 * once. When the clock jumps over several turns, one job is queued: a recurring job processes everything that it finds,
 * however often it was due.
 */
export async function enqueueDue(ctx: Context, scheduled: readonly Scheduled[]): Promise<void> {
  if (scheduled.length === 0) return
  const { rows } = await sql<{ name: string }>`
    select j.name from unnest(${scheduled.map((s) => s.name)}::text[]) as j(name)
    left join platform_schedule s using (name) where s.name is null or s.due_at <= app_now()`.execute(ctx.db)
  for (const { name } of rows) {
    const found = scheduled.find((s) => s.name === name)
    if (found) await enqueueOne(ctx, found)
  }
}

async function enqueueOne(ctx: Context, { name, every }: Scheduled): Promise<void> {
  const next = nextAfterNow(every)
  await ctx.tx(async (tx) => {
    const first = await sql`
      insert into platform_schedule (name, due_at) values (${name}, ${next}) on conflict do nothing returning name`.execute(
      tx.db,
    )
    if (first.rows.length) return
    const due = await sql`
      update platform_schedule set due_at = ${next} where name = ${name} and due_at <= app_now() returning name`.execute(
      tx.db,
    )
    // a recurring job has no payload: `Job` does not allow `every` for others
    if (due.rows.length) await tx.enqueue(name, {} as never, { key: 'schedule' })
  })
}

const nextAfterNow = (every: Every) =>
  'seconds' in every || 'minutes' in every
    ? sql<Date>`app_now() + ${'seconds' in every ? every.seconds : every.minutes * 60} * interval '1 second'`
    : sql<Date>`(
        select case when t > now then t else t + interval '1 day' end at time zone 'Asia/Seoul'
        from (select app_now() at time zone 'Asia/Seoul' as now) n, lateral (select date_trunc('day', now) + ${every.dailyAt}::time as t) d
      )`
