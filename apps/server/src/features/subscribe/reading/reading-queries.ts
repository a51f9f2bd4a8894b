import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']

/** The number of unopened alerts by watch. */
export async function unseenOf(db: Db, watchSeqs: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (watchSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscribe_alert')
    .select(['watch_seq', sql<number>`count(*)::int`.as('n')])
    .where('watch_seq', 'in', watchSeqs)
    .where('seen_at', 'is', null)
    .groupBy('watch_seq')
    .execute()
  return new Map(rows.map((r) => [r.watch_seq, r.n]))
}

const alertRows = (db: Db, userSeq: number) =>
  db
    .selectFrom('subscribe_alert as a')
    .innerJoin('subscribe_event as e', 'e.event_seq', 'a.event_seq')
    .innerJoin('subscribe_home as h', 'h.home_seq', 'e.home_seq')
    .leftJoin('subscribe_case as c', 'c.case_seq', 'e.case_seq')
    .select([
      'a.alert_seq',
      'a.watch_seq',
      'a.critical',
      'a.judgement_sealed',
      'a.made_at',
      'a.seen_at',
      'e.home_seq',
      'e.kind',
      'e.case_seq',
      'e.before_print',
      'e.after_print',
      'e.since',
      'h.address',
      'h.building_dong',
      'h.building_ho',
      'c.purpose',
      'c.receipt_no',
      'c.received_on',
      'c.office',
      'c.state_word',
    ])
    .where('a.user_seq', '=', userSeq)
export type AlertView = Awaited<ReturnType<typeof alertsOf>>[number]
export const alertsOf = (db: Db, userSeq: number, watchSeq: number | undefined, page: { size: number; page: number }) =>
  alertRows(db, userSeq)
    .$if(watchSeq !== undefined, (q) => q.where('a.watch_seq', '=', watchSeq ?? 0))
    .orderBy('a.alert_seq', 'desc')
    .limit(page.size)
    .offset((page.page - 1) * page.size)
    .execute()
export const ownAlert = (db: Db, userSeq: number, alertSeq: number) =>
  alertRows(db, userSeq).where('a.alert_seq', '=', alertSeq).executeTakeFirst()
export const countAlerts = async (db: Db, userSeq: number, watchSeq: number | undefined): Promise<number> =>
  (
    await db
      .selectFrom('subscribe_alert')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('user_seq', '=', userSeq)
      .$if(watchSeq !== undefined, (q) => q.where('watch_seq', '=', watchSeq ?? 0))
      .executeTakeFirstOrThrow()
  ).n

/** The newest judged changes of a home's register, as this watch was alerted to them. */
export const judgedChanges = (db: Db, watchSeq: number, homeSeq: number) =>
  db
    .selectFrom('subscribe_alert as a')
    .innerJoin('subscribe_event as e', 'e.event_seq', 'a.event_seq')
    .select(['a.alert_seq', 'a.judgement_sealed', 'e.kind'])
    .where('a.watch_seq', '=', watchSeq)
    .where('e.home_seq', '=', homeSeq)
    .where('e.after_print', 'is not', null)
    .where('a.judgement_sealed', 'is not', null)
    .orderBy('a.alert_seq', 'desc')
    .limit(50)
    .execute()
/** The alerts of a watch between two instants, oldest first. */
export const alertsBetween = (db: Db, watchSeq: number, from: Date, to: Date) =>
  db
    .selectFrom('subscribe_alert as a')
    .innerJoin('subscribe_event as e', 'e.event_seq', 'a.event_seq')
    .leftJoin('subscribe_case as c', 'c.case_seq', 'e.case_seq')
    .select(['a.alert_seq', 'a.made_at', 'e.kind', 'c.purpose'])
    .where('a.watch_seq', '=', watchSeq)
    .where('a.made_at', '>=', from)
    .where('a.made_at', '<', to)
    .orderBy('a.alert_seq')
    .execute()

/** The checks of a home between two instants, oldest first. */
export const checksBetween = (db: Db, homeSeq: number, from: Date, to: Date) =>
  db
    .selectFrom('subscribe_check')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(2000)
    .execute()
export const lastCheckOf = (db: Db, homeSeq: number, kinds: readonly ('first' | 'cases' | 'extract')[]) =>
  db
    .selectFrom('subscribe_check')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('kind', 'in', kinds)
    .where('result', '<>', 'failed')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The events of a home between two instants, oldest first. */
export const eventsBetween = (db: Db, homeSeq: number, from: Date, to: Date) =>
  db
    .selectFrom('subscribe_event')
    .select(['kind', 'at', 'case_seq'])
    .where('home_seq', '=', homeSeq)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute()

/** The last charged period, of one watch or of all of a user's. */
export const lastCharged = (db: Db, userSeq: number, watchSeq: number | undefined) =>
  db
    .selectFrom('subscribe_period as p')
    .innerJoin('subscribe_watch as w', 'w.watch_seq', 'p.watch_seq')
    .innerJoin('order_order as o', 'o.order_seq', 'p.order_seq')
    // Several homes ordered together have one payment.
    .innerJoin('payment_attempt as a', (j) =>
      j.on(sql`coalesce(o.bulk_order_seq, o.order_seq)`, '=', sql.ref('a.order_seq')),
    )
    .select(['p.watch_seq', 'p.price', 'p.from_on', 'p.to_on', 'a.card_name', 'a.receipt_url', 'a.merchant_uid'])
    .select(sql<Date>`p.paid_at`.as('paid_at'))
    .where('w.user_seq', '=', userSeq)
    .$if(watchSeq !== undefined, (q) => q.where('p.watch_seq', '=', watchSeq ?? 0))
    .where('p.state', '=', 'paid')
    .where('p.price', '>', 0)
    .where('a.state', '=', 'paid')
    .orderBy('p.paid_at', 'desc')
    .orderBy('p.period_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The public numbers of orders, as in the list of payments and on receipts. */
export async function merchantsOf(db: Db, orderSeqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orderSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_order as o')
    .innerJoin('order_order as b', (j) =>
      j.on(sql`coalesce(o.bulk_order_seq, o.order_seq)`, '=', sql.ref('b.order_seq')),
    )
    .select(['o.order_seq', 'b.merchant_uid'])
    .where('o.order_seq', 'in', orderSeqs)
    .execute()
  return new Map(rows.map((r) => [r.order_seq, r.merchant_uid]))
}
