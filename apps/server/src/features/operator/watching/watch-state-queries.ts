import type { Slot } from '@jipsalpim/engine/watch/cadence.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']

export type SourceDay = {
  source: string
  day: Day
  answers: number
  failures: number
  unknown: number
  p50_ms: number
  p95_ms: number
  whys: { why: string; n: number }[]
}
/** By source and day in Seoul, the newest first. The duration counts every check, also those without an answer. */
export const sourceDays = async (db: Db, days: number): Promise<SourceDay[]> =>
  (
    await sql<SourceDay>`
      with c as (
        select source, to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, result, why, ms from subscribe_check
        where at >= date_trunc('day', app_now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul' - make_interval(days => ${days} - 1)
      ), w as (
        select source, day, jsonb_agg(jsonb_build_object('why', why, 'n', n) order by n desc, why) as whys from (
          select source, day, why, count(*) as n from c where result in ('failed', 'unknown', 'refused') and why is not null
          group by source, day, why) t group by source, day
      )
      select source, day, count(*) filter (where result not in ('failed', 'unknown'))::int as answers,
        count(*) filter (where result = 'failed')::int as failures, count(*) filter (where result = 'unknown')::int as unknown,
        percentile_disc(0.5) within group (order by ms) as p50_ms, percentile_disc(0.95) within group (order by ms) as p95_ms,
        coalesce(w.whys, '[]') as whys
      from c left join w using (source, day) group by source, day, w.whys order by day desc, source`.execute(db)
  ).rows

/** Sources that failed at least twice since their last answer: the rule by which a home's check is shown as stopped. */
export const outages = async (db: Db) =>
  (
    await sql<{ source: string; since: Date; failures: number; homes: number }>`
      with c as (select source, at, home_seq, result from subscribe_check where at > app_now() - interval '3 days'),
      last as (select source, max(at) filter (where result <> 'failed') as at from c group by source)
      select c.source, min(c.at) as since, count(*)::int as failures, count(distinct home_seq)::int as homes
      from c join last l using (source) where c.result = 'failed' and (l.at is null or c.at > l.at)
      group by c.source having count(*) >= 2 order by c.source`.execute(db)
  ).rows

/** Values of 처리상태 that are in none of our lists, as printed. */
export const unknownWords = (db: Db) =>
  db
    .selectFrom('subscribe_case')
    .select(['state_word as word', sql<number>`count(*)`.as('cases')])
    .select(sql<number>`count(distinct home_seq)`.as('homes'))
    .select(sql<Date>`max(last_seen_at)`.as('last_seen_at'))
    .where('phase', '=', 'unknown')
    .groupBy('state_word')
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()

/** Look-ups of the last day, with the registry's warnings about them. `identities`: as configured now. */
export const quotaHours = async (db: Db, identities: number) =>
  (
    await sql<{ identity: number; hour: Date; used: number; warned: boolean; blocked: boolean }>`
      with said as (
        select (home_seq % ${Math.max(identities, 1)})::int as identity, date_trunc('hour', at) as hour,
          bool_or(why = 'over-use-warning') as warned, bool_or(why = 'blocked') as blocked
        from subscribe_check where at > app_now() - interval '25 hours' and why in ('over-use-warning', 'blocked') group by 1, 2
      )
      select q.identity, q.hour, q.used, coalesce(s.warned, false) as warned, coalesce(s.blocked, false) as blocked
      from subscribe_quota q left join said s using (identity, hour)
      where q.hour > app_now() - interval '24 hours' order by q.hour desc, q.identity`.execute(db)
  ).rows

export const backlogSlots = async (db: Db) =>
  (
    await sql<{ slot: Slot; due: number; overdue: number; oldest_due_by: Date | null }>`
      select next_slot as slot, count(*)::int as due, count(*) filter (where due_by < app_now())::int as overdue,
        min(due_by) filter (where due_by < app_now()) as oldest_due_by
      from subscribe_turn where idle_since is null and next_at <= app_now() group by next_slot`.execute(db)
  ).rows
export const backlogSums = (db: Db) =>
  db
    .selectFrom('subscribe_turn')
    .select([
      sql<number>`count(*)`.as('watched'),
      sql<number>`count(*) filter (where next_at <= app_now())`.as('due'),
      sql<number>`count(*) filter (where lease_until > app_now())`.as('checking'),
      sql<number>`count(*) filter (where unique_no is null)`.as('waiting_first'),
      sql<number>`count(*) filter (where stopped_at is not null)`.as('told_stopped'),
    ])
    .where('idle_since', 'is', null)
    .executeTakeFirstOrThrow()
