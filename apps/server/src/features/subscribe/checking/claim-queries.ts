import type { Slot } from '@jipsalpim/engine/watch/cadence.ts'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import { homeRows, homesBySeq, type HomeRow } from '../queries.ts'

type Db = Context['db']
/** Three times the duration of a check's calls, so that a register is not paid for twice while its worker is alive. */
const LEASE_SECONDS = 270
export const lease = sql<Date>`app_now() + make_interval(secs => ${LEASE_SECONDS})`
/** A check that starts within this time after its claim ends before its lease does. */
export const STARTS_WITHIN_MS = (LEASE_SECONDS * 1000 * 2) / 3

/** Claims one home, if it is due and not claimed. */
export const claimHome = (db: Db, homeSeq: number): Promise<HomeRow | undefined> =>
  db
    .updateTable('subscribe_turn')
    .from('subscribe_home')
    .set((e) => ({ fence: e('fence', '+', 1), lease_until: lease }))
    .where('subscribe_turn.home_seq', '=', homeSeq)
    .whereRef('subscribe_home.home_seq', '=', 'subscribe_turn.home_seq')
    .where('idle_since', 'is', null)
    .where('next_at', '<=', sql<Date>`app_now()`)
    .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<=', sql<Date>`app_now()`)]))
    .returningAll()
    .executeTakeFirst()

/**
 * `due`: due homes without a claim, locked, earliest deadline first. Within one slot the deadlines have the order of
 * the times, so each slot reads only `most` rows from the index, however many homes there are.
 */
function dueHomes(most: number): RawBuilder<unknown> {
  const turns = (slot: Slot) => sql`
    select home_seq, due_by from subscribe_turn
    where next_slot = ${slot} and idle_since is null and next_at <= (select app_now())
      and (lease_until is null or lease_until <= app_now())
    order by next_at limit ${most} for update skip locked`
  return sql`
    balance_day as materialized (${turns('balance-day')}),
    before_move_in as materialized (${turns('before-move-in')}),
    open_case as materialized (${turns('open-case')}),
    each_day as materialized (${turns('daily')}),
    due as materialized (
      select * from (select * from balance_day union all select * from before_move_in union all select * from open_case
        union all select * from each_day) d order by due_by, home_seq limit ${most})`
}

/** Claims due homes, earliest deadline first; each for one worker only. */
export async function claimDue(db: Db, most: number): Promise<HomeRow[]> {
  const { rows } = await sql<{ home_seq: number }>`
    with ${dueHomes(most)}
    update subscribe_turn h set fence = h.fence + 1, lease_until = ${lease} from due where h.home_seq = due.home_seq
    returning h.home_seq`.execute(db)
  if (rows.length === 0) return []
  const homes = await homesBySeq(
    db,
    rows.map((r) => r.home_seq),
  )
  return homes.toSorted((a, b) => a.due_by.getTime() - b.due_by.getTime())
}

/**
 * Locks the home for the worker that claimed it; undefined if another worker has claimed it since: then nothing may be
 * written.
 */
export const lockClaimed = (db: Db, { home_seq, fence }: Pick<HomeRow, 'home_seq' | 'fence'>) =>
  homeRows(db).where('subscribe_home.home_seq', '=', home_seq).where('fence', '=', fence).forUpdate().executeTakeFirst()

/** Ends a claim without a check: the home stays due. */
export const releaseClaim = (db: Db, { home_seq, fence }: Pick<HomeRow, 'home_seq' | 'fence'>) =>
  db
    .updateTable('subscribe_turn')
    .set({ lease_until: null })
    .where('home_seq', '=', home_seq)
    .where('fence', '=', fence)
    .execute()

/** False if another check was requested meanwhile. */
export const isSameSchedule = (a: HomeRow, b: HomeRow): boolean =>
  a.next_at.getTime() === b.next_at.getTime() &&
  a.due_by.getTime() === b.due_by.getTime() &&
  a.next_kind === b.next_kind

type Turns = Database['subscribe_turn']
/** Updates the next check and the state known from the last ones. */
export const saveSchedule = (
  db: Db,
  homeSeq: number,
  to: Partial<Omit<Selectable<Turns>, 'home_seq' | 'fence' | 'made_at' | 'unique_no' | 'owner_known'>>,
): Promise<HomeRow> =>
  db
    .updateTable('subscribe_turn')
    .from('subscribe_home')
    .set(to)
    .where('subscribe_turn.home_seq', '=', homeSeq)
    .whereRef('subscribe_home.home_seq', '=', 'subscribe_turn.home_seq')
    .returningAll()
    .executeTakeFirstOrThrow()

/** Updates what the register states about the home itself. */
export const saveHome = async (
  db: Db,
  homeSeq: number,
  to: Partial<Pick<HomeRow, 'unique_no' | 'register_kind' | 'facts_sealed' | 'owner_sealed' | 'owner_as_of'>>,
): Promise<void> => {
  await db.updateTable('subscribe_home').set(to).where('home_seq', '=', homeSeq).execute()
}

/** The home that already has this register, locked. */
export const lockHomeOf = (db: Db, uniqueNo: string): Promise<HomeRow | undefined> =>
  homeRows(db).where('subscribe_home.unique_no', '=', uniqueNo).forUpdate().executeTakeFirst()
/** True if another home with this register is being watched. */
export const isWatchedElsewhere = async (db: Db, uniqueNo: string, homeSeq: number): Promise<boolean> =>
  (await homeRows(db)
    .where('subscribe_home.unique_no', '=', uniqueNo)
    .where('subscribe_home.home_seq', '<>', homeSeq)
    .where('idle_since', 'is', null)
    .executeTakeFirst()) !== undefined
export const moveWatch = (db: Db, watchSeq: number, homeSeq: number) =>
  db.updateTable('subscribe_watch').set({ home_seq: homeSeq }).where('watch_seq', '=', watchSeq).execute()
/**
 * Moves what was alerted at a home to another one, as events of the alerted watches alone: an outage before the first
 * register stays in their inboxes, and the other watches of that home had none.
 */
export const moveEvents = (db: Db, fromSeq: number, toSeq: number) =>
  sql`
    with alerted as (
      select alert_seq, e.kind, e.at, a.watch_seq, e.dedupe_key || ':' || alert_seq as key
      from subscribe_event e join subscribe_alert a using (event_seq) where e.home_seq = ${fromSeq}
    ), moved as (
      insert into subscribe_event (home_seq, kind, dedupe_key, at, watch_seq)
      select ${toSeq}::bigint, kind, key, at, watch_seq from alerted returning event_seq, dedupe_key
    )
    update subscribe_alert a set event_seq = moved.event_seq
    from alerted join moved on dedupe_key = key where a.alert_seq = alerted.alert_seq`.execute(db)
export const dropHome = (db: Db, homeSeq: number) =>
  db.deleteFrom('subscribe_home').where('home_seq', '=', homeSeq).execute()

/**
 * Takes one look-up of a registry account in this hour; false if `most` are used up. The registry warns at a hundred an
 * hour and blocks at three hundred.
 */
export async function consumeQuota(db: Db, identity: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into subscribe_quota (identity, hour, used) values (${identity}, date_trunc('hour', app_now()), 1)
    on conflict (identity, hour) do update set used = subscribe_quota.used + 1
      where subscribe_quota.used + 1 <= ${most}
    returning used`.execute(db)
  return rows.length > 0
}

/** The registry warned: this account makes no requests until the next hour, whatever our own count is. */
export async function fillQuota(db: Db, identity: number, most: number): Promise<void> {
  await sql`
    insert into subscribe_quota (identity, hour, used) values (${identity}, date_trunc('hour', app_now()), ${most})
    on conflict (identity, hour) do update set used = greatest(subscribe_quota.used, excluded.used)`.execute(db)
}
