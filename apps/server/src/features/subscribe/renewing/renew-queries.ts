import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import type { PeriodRow } from '../queries.ts'

type Db = Context['db']

/** Watches whose paid period is over and that a stored card renews. At most `most`, longest waiting first. */
export const watchesToRenew = async (db: Db, today: Day, most: number): Promise<number[]> => {
  const { rows } = await sql<{ watch_seq: number }>`
    select w.watch_seq from subscribe_watch w
      join lateral (select to_on from subscribe_period p where p.watch_seq = w.watch_seq and p.state = 'paid'
        order by nth desc limit 1) last on true
    where w.ended_at is null and w.ends_on is null and w.card_seq is not null and last.to_on < ${today}::date
      and not exists (select from subscribe_period p where p.watch_seq = w.watch_seq and p.state not in ('paid', 'void'))
    order by last.to_on, w.watch_seq limit ${most}`.execute(db)
  return rows.map((r) => r.watch_seq)
}

/** Periods to charge now, including those whose charge has no result yet. */
export const periodsToCharge = async (db: Db, most: number): Promise<number[]> =>
  (
    await db
      .selectFrom('subscribe_period')
      .select('period_seq')
      .where('state', 'in', ['due', 'asked', 'soft-failed'])
      .where('next_try_at', '<=', sql<Date>`app_now()`)
      .orderBy('next_try_at')
      .limit(most)
      .execute()
  ).map((p) => p.period_seq)

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
