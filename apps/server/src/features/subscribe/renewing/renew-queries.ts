import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PeriodRow } from '../queries.ts'

type Db = Context['db']

export type EndedWatch = { watch_seq: number; to_on: Day }
/**
 * Watches whose paid period ended before `day` and that a stored card renews: at most `most`, longest waiting first, those
 * after `after`.
 */
export const watchesToRenew = async (
  db: Db,
  day: Day,
  after: EndedWatch | null,
  most: number,
): Promise<EndedWatch[]> => {
  const { rows } = await sql<EndedWatch>`
    select w.watch_seq, last.to_on from subscribe_watch w
      join lateral (select to_on from subscribe_period p where p.watch_seq = w.watch_seq and p.state = 'paid'
        order by nth desc limit 1) last on true
    where w.ended_at is null and w.ends_on is null and w.card_seq is not null and last.to_on < ${day}::date
      and (last.to_on, w.watch_seq) > (${after?.to_on ?? '-infinity'}::date, ${after?.watch_seq ?? 0}::bigint)
      and not exists (select from subscribe_period p where p.watch_seq = w.watch_seq and p.state not in ('paid', 'void'))
    order by last.to_on, w.watch_seq limit ${most}`.execute(db)
  return rows
}

/** `at`: as PostgreSQL writes it, since a Date has fewer digits. */
export type DuePeriod = { period_seq: number; at: string }
/**
 * Periods to charge now, including those whose charge has no result yet: at most `most`, longest due first, those after
 * `after`, so that one that cannot be charged is not met again in the same run.
 */
export const periodsToCharge = async (db: Db, after: DuePeriod | null, most: number): Promise<DuePeriod[]> => {
  const { rows } = await sql<DuePeriod>`
    select period_seq, next_try_at::text as at from subscribe_period
    where state in ('due', 'asked', 'soft-failed') and next_try_at <= app_now()
      and (next_try_at, period_seq) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.period_seq ?? 0}::bigint)
    order by next_try_at, period_seq limit ${most}`.execute(db)
  return rows
}

/** Unpaid periods that failed before a day, at the end of grace, and whose watch is not paused yet. */
export const periodsInGrace = async (db: Db, failedBefore: Day, most: number): Promise<number[]> =>
  (
    await db
      .selectFrom('subscribe_period as p')
      .innerJoin('subscribe_watch as w', 'w.watch_seq', 'p.watch_seq')
      .select('p.period_seq')
      .where('p.state', 'in', ['soft-failed', 'hard-failed'])
      .where('w.state', '=', 'grace')
      .where('p.failed_on', '<', failedBefore)
      .orderBy('p.period_seq')
      .limit(most)
      .execute()
  ).map((p) => p.period_seq)

export const periodBySeq = (db: Db, periodSeq: number): Promise<PeriodRow | undefined> =>
  db.selectFrom('subscribe_period').selectAll().where('period_seq', '=', periodSeq).executeTakeFirst()
export const periodOfOrder = (db: Db, orderSeq: number): Promise<PeriodRow | undefined> =>
  db.selectFrom('subscribe_period').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()
export const lockPeriod = (db: Db, periodSeq: number): Promise<PeriodRow | undefined> =>
  db.selectFrom('subscribe_period').selectAll().where('period_seq', '=', periodSeq).forUpdate().executeTakeFirst()
export const changePeriod = (
  db: Db,
  periodSeq: number,
  to: Partial<Omit<PeriodRow, 'period_seq' | 'watch_seq' | 'nth'>>,
): Promise<PeriodRow> =>
  db
    .updateTable('subscribe_period')
    .set(to)
    .where('period_seq', '=', periodSeq)
    .returningAll()
    .executeTakeFirstOrThrow()

type NewPeriod = Pick<
  Insertable<Database['subscribe_period']>,
  'watch_seq' | 'nth' | 'from_on' | 'to_on' | 'price' | 'worth' | 'order_seq' | 'next_try_at' | 'bridge'
>
/** One row per period: a void one, as after a stop that was undone, becomes due again. */
export const upsertPeriod = (db: Db, period: NewPeriod): Promise<PeriodRow | undefined> =>
  db
    .insertInto('subscribe_period')
    .values({ ...period, state: 'due' })
    .onConflict((c) =>
      c
        .columns(['watch_seq', 'nth'])
        .doUpdateSet({ ...period, state: 'due', tries: 0, failed_on: null, charges_before: 0 })
        .where(sql<boolean>`subscribe_period.state = 'void'`),
    )
    .returningAll()
    .executeTakeFirst()

/** True if this card also pays for another watch that has not ended. */
export const paysAnother = async (db: Db, cardSeq: number, watchSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('subscribe_watch')
    .select('watch_seq')
    .where('card_seq', '=', cardSeq)
    .where('watch_seq', '<>', watchSeq)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
