import { livingStates, watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
/** A home with its next check. */
export type HomeRow = Selectable<Database['subscribe_home']> & Selectable<Database['subscribe_turn']>
export type WatchRow = Selectable<Database['subscribe_watch']>
export type CaseRow = Selectable<Database['subscribe_case']>
export type EventRow = Selectable<Database['subscribe_event']>
export type PeriodRow = Selectable<Database['subscribe_period']>
export type PrintRow = Selectable<Database['subscribe_print']>
const appNow = sql<Date>`app_now()`

/** Inserts the home with its first check, due now. */
export const insertHome = (
  db: Db,
  home: Pick<Insertable<Database['subscribe_home']>, 'hit' | 'building_dong' | 'building_ho' | 'address' | 'chosen_no'>,
): Promise<Pick<HomeRow, 'home_seq'>> =>
  db.insertInto('subscribe_home').values(home).returning('home_seq').executeTakeFirstOrThrow()

export const insertWatch = (
  db: Db,
  watch: Omit<Insertable<Database['subscribe_watch']>, 'state' | 'begun_at'>,
): Promise<WatchRow> => db.insertInto('subscribe_watch').values(watch).returningAll().executeTakeFirstOrThrow()

export const insertPeriod = (db: Db, period: Insertable<Database['subscribe_period']>): Promise<PeriodRow> =>
  db.insertInto('subscribe_period').values(period).returningAll().executeTakeFirstOrThrow()

export const homeRows = (db: Db) =>
  db
    .selectFrom('subscribe_home')
    .innerJoin('subscribe_turn', 'subscribe_turn.home_seq', 'subscribe_home.home_seq')
    .selectAll(['subscribe_home', 'subscribe_turn'])

export const homeBySeq = (db: Db, homeSeq: number): Promise<HomeRow | undefined> =>
  homeRows(db).where('subscribe_home.home_seq', '=', homeSeq).executeTakeFirst()

export const homesBySeq = (db: Db, homeSeqs: readonly number[]): Promise<HomeRow[]> =>
  homeRows(db)
    .where(sql<boolean>`subscribe_home.home_seq = any(${homeSeqs}::bigint[])`)
    .execute()

/** The watches of a home that have not ended. */
export const livingWatches = (db: Db, homeSeq: number): Promise<WatchRow[]> =>
  db
    .selectFrom('subscribe_watch')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('ended_at', 'is', null)
    .orderBy('watch_seq')
    .execute()

/** The active watches of a home, without those paused for non-payment. */
export const servedWatches = async (db: Db, homeSeq: number): Promise<WatchRow[]> =>
  (await livingWatches(db, homeSeq)).filter(({ state }) => isServed(state))

/** True if this user already watches this unit of this lot. */
export const watchesUnit = async (
  db: Db,
  userSeq: number,
  unit: { lot: string | null; dong: string | null; ho: string | null },
): Promise<boolean> =>
  (await db
    .selectFrom('subscribe_watch as w')
    .innerJoin('subscribe_home as h', 'h.home_seq', 'w.home_seq')
    .select('w.watch_seq')
    .where('w.user_seq', '=', userSeq)
    .where('w.ended_at', 'is', null)
    .where(sql<boolean>`h.hit ->> 'lotAddress' is not distinct from ${unit.lot}`)
    .where('h.building_dong', 'is not distinct from', unit.dong)
    .where('h.building_ho', 'is not distinct from', unit.ho)
    .limit(1)
    .executeTakeFirst()) !== undefined

export type OwnWatch = WatchRow & { home: HomeRow }
/**
 * A user's watches with their homes: those not ended first, then by age. Empty for another user's watch, as for a
 * missing one.
 */
export async function ownWatches(db: Db, userSeq: number, watchSeq?: number): Promise<OwnWatch[]> {
  const watches = await db
    .selectFrom('subscribe_watch')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .$if(watchSeq !== undefined, (q) => q.where('watch_seq', '=', watchSeq ?? 0))
    .orderBy(sql`ended_at is not null`)
    .orderBy('watch_seq', 'desc')
    .limit(200)
    .execute()
  if (watches.length === 0) return []
  const homes = await homesBySeq(
    db,
    watches.map((w) => w.home_seq),
  )
  return watches.flatMap((watch) => {
    const home = homes.find((h) => h.home_seq === watch.home_seq)
    return home ? [{ ...watch, home }] : []
  })
}
export const isOwn = async (db: Db, userSeq: number, watchSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('subscribe_watch')
    .select('watch_seq')
    .where('user_seq', '=', userSeq)
    .where('watch_seq', '=', watchSeq)
    .executeTakeFirst()) !== undefined
/** True if this user has a watch that has not ended. */
export const hasWatches = async ({ db }: { db: Db }, userSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('subscribe_watch')
    .select('watch_seq')
    .where('user_seq', '=', userSeq)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
/**
 * Locks a watch, and before it its home: a check has the lock of the home when it alerts the home's watches. The other
 * way round, each would wait for the other.
 */
export async function lockWatch(db: Db, watchSeq: number): Promise<WatchRow | undefined> {
  await sql`select from subscribe_home
    where home_seq = (select home_seq from subscribe_watch where watch_seq = ${watchSeq}) for no key update`.execute(db)
  return db
    .selectFrom('subscribe_watch')
    .selectAll()
    .where('watch_seq', '=', watchSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
/** Undefined for another user's watch, as for a missing one. */
export const lockOwnWatch = async (db: Db, userSeq: number, watchSeq: number): Promise<WatchRow | undefined> =>
  (await isOwn(db, userSeq, watchSeq)) ? lockWatch(db, watchSeq) : undefined
export const changeWatch = (
  db: Db,
  watchSeq: number,
  to: Partial<Omit<WatchRow, 'watch_seq' | 'home_seq' | 'user_seq' | 'order_seq'>>,
): Promise<WatchRow> =>
  db.updateTable('subscribe_watch').set(to).where('watch_seq', '=', watchSeq).returningAll().executeTakeFirstOrThrow()

/** Ends the watch; if it was the home's last, the checks of the home stop. */
export async function endWatch(db: Db, watch: WatchRow, to: 'ended' | 'stopped'): Promise<WatchRow> {
  const ended = await changeWatch(db, watch.watch_seq, { state: to, ended_at: sql<Date>`app_now()` as never })
  await sql`update subscribe_alert set repeat_at = null where watch_seq = ${watch.watch_seq} and repeat_at is not null`.execute(
    db,
  )
  await restHome(db, watch.home_seq)
  return ended
}
/** Stops the checks of a home without watches. */
export const restHome = (db: Db, homeSeq: number) =>
  sql`update subscribe_turn h set idle_since = app_now() where home_seq = ${homeSeq} and idle_since is null
    and not exists (select from subscribe_watch w where w.home_seq = h.home_seq and w.ended_at is null)`.execute(db)

export const periodsOf = (db: Db, watchSeqs: readonly number[]): Promise<PeriodRow[]> =>
  watchSeqs.length === 0
    ? Promise.resolve([])
    : db.selectFrom('subscribe_period').selectAll().where('watch_seq', 'in', watchSeqs).orderBy('nth', 'desc').execute()

export const openCases = (db: Db, homeSeq: number): Promise<CaseRow[]> =>
  db
    .selectFrom('subscribe_case')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('closed_at', 'is', null)
    .orderBy('case_seq')
    .execute()
export const casesSince = (db: Db, homeSeq: number, at: Date): Promise<CaseRow[]> =>
  db
    .selectFrom('subscribe_case')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where((e) => e.or([e('closed_at', 'is', null), e('last_seen_at', '>=', at)]))
    .orderBy('case_seq')
    .execute()
export const saveCase = (
  db: Db,
  c: Pick<Insertable<Database['subscribe_case']>, 'home_seq' | 'case_key' | 'phase' | 'purpose' | 'state_word'> &
    Pick<CaseRow, 'received_on' | 'receipt_no' | 'office' | 'gone_at' | 'closed_at'>,
): Promise<CaseRow> =>
  db
    .insertInto('subscribe_case')
    .values(c)
    .onConflict((o) =>
      o.columns(['home_seq', 'case_key']).doUpdateSet({
        phase: c.phase,
        state_word: c.state_word,
        // a source may correct it
        purpose: c.purpose,
        phase_at: sql<Date>`case when subscribe_case.phase = ${c.phase} then subscribe_case.phase_at else app_now() end`,
        last_seen_at: c.gone_at === null ? appNow : sql<Date>`subscribe_case.last_seen_at`,
        gone_at: c.gone_at,
        // A closed application stays closed.
        closed_at: sql<Date>`coalesce(subscribe_case.closed_at, ${c.closed_at})`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
export const closeCase = (db: Db, caseSeq: number) =>
  db.updateTable('subscribe_case').set({ closed_at: appNow }).where('case_seq', '=', caseSeq).execute()

export const insertCheck = (db: Db, check: Insertable<Database['subscribe_check']>) =>
  db.insertInto('subscribe_check').values(check).execute()

/** The last register that a check read. */
export const lastPrint = (db: Db, homeSeq: number): Promise<PrintRow | undefined> =>
  db
    .selectFrom('subscribe_print')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('watch_seq', 'is', null)
    .orderBy('print_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const firstPrintSince = (db: Db, homeSeq: number, at: Date): Promise<PrintRow | undefined> =>
  db
    .selectFrom('subscribe_print')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('watch_seq', 'is', null)
    .where('read_at', '>=', at)
    .orderBy('print_seq')
    .limit(1)
    .executeTakeFirst()
export const printBySeq = (db: Db, printSeq: number): Promise<PrintRow | undefined> =>
  db.selectFrom('subscribe_print').selectAll().where('print_seq', '=', printSeq).executeTakeFirst()
export const insertPrint = async (db: Db, print: Insertable<Database['subscribe_print']>): Promise<number> =>
  (await db.insertInto('subscribe_print').values(print).returning('print_seq').executeTakeFirstOrThrow()).print_seq
export const sealPrint = (db: Db, printSeq: number, register_sealed: Buffer) =>
  db.updateTable('subscribe_print').set({ register_sealed }).where('print_seq', '=', printSeq).execute()

/** Undefined if this fact is already recorded. */
export const insertEvent = (
  db: Db,
  event: Omit<Insertable<Database['subscribe_event']>, 'at'>,
): Promise<EventRow | undefined> =>
  db
    .insertInto('subscribe_event')
    .values(event)
    .onConflict((c) => c.columns(['home_seq', 'dedupe_key']).doNothing())
    .returningAll()
    .executeTakeFirst()

export type Lease = Pick<
  WatchRow,
  'contract_type' | 'deposit' | 'rent' | 'contract_on' | 'balance_on' | 'move_in_on' | 'lease_end_on'
>
export const isLiving = (state: WatchRow['state']): boolean => livingStates.some((s) => s === state)
export const isServed = (state: WatchRow['state']): boolean => watchingStates.some((s) => s === state)
export const eventBySeq = (db: Db, eventSeq: number): Promise<EventRow | undefined> =>
  db.selectFrom('subscribe_event').selectAll().where('event_seq', '=', eventSeq).executeTakeFirst()
export const caseBySeq = (db: Db, caseSeq: number): Promise<CaseRow | undefined> =>
  db.selectFrom('subscribe_case').selectAll().where('case_seq', '=', caseSeq).executeTakeFirst()
export const watchBySeq = (db: Db, watchSeq: number): Promise<WatchRow | undefined> =>
  db.selectFrom('subscribe_watch').selectAll().where('watch_seq', '=', watchSeq).executeTakeFirst()
