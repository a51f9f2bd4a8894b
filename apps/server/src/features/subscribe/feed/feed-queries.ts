import { watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { FeedRow, Watermark } from '@jipsalpim/providers/register-applications/feed-port.ts'
import { squeeze } from '@jipsalpim/engine/register/squeeze.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'
import { lease } from '../checking/claim-queries.ts'
import { homesBySeq, type HomeRow } from '../queries.ts'

type Db = Context['db']
export type FeedState = Selectable<Database['subscribe_feed']>
export type NewsRow = Selectable<Database['subscribe_feed_row']>

export const feedState = (db: Db): Promise<FeedState> =>
  db.selectFrom('subscribe_feed').selectAll().executeTakeFirstOrThrow()
export const lockFeed = (db: Db): Promise<FeedState> =>
  db.selectFrom('subscribe_feed').selectAll().forUpdate().executeTakeFirstOrThrow()
export const saveFeed = (db: Db, to: Partial<Omit<FeedState, 'one'>>) =>
  db.updateTable('subscribe_feed').set(to).execute()

/** A row older than the home's last list is already in that list; an hour of margin for clock differences. */
const LISTED_MARGIN = sql`interval '1 hour'`

/**
 * Stores the rows of watched homes, each once by its number. A feed that lost its rows numbers from 1 again: another row
 * under a known number replaces it. Returns the number of rows that wait for a check.
 */
export async function insertRows(db: Db, rows: readonly FeedRow[]): Promise<number> {
  const of = <T>(read: (row: FeedRow) => T): T[] => rows.map(read)
  const stored = await sql<{ waits: boolean }>`
    insert into subscribe_feed_row (seq, home_seq, court, received_on, receipt_no, purpose, state_word, at, applied_at)
    select r.seq, h.home_seq, r.court, r.received_on, r.receipt_no, r.purpose, r.state_word, r.at,
      case when r.at < h.listed_at - ${LISTED_MARGIN} then app_now() end
    from unnest(${of((r) => r.seq)}::bigint[], ${of((r) => r.uniqueNo)}::text[], ${of((r) => r.court)}::text[],
      ${of((r) => r.receivedOn)}::date[], ${of((r) => r.receiptNo)}::text[], ${of((r) => r.purpose)}::text[],
      ${of((r) => r.stateWord)}::text[], ${of((r) => r.at.toISOString())}::timestamptz[])
      as r(seq, unique_no, court, received_on, receipt_no, purpose, state_word, at)
    join subscribe_home using (unique_no) join subscribe_turn h using (home_seq)
    where h.idle_since is null
    on conflict (seq) do update set (home_seq, court, received_on, receipt_no, purpose, state_word, at, stored_at, applied_at) =
      row(excluded.home_seq, excluded.court, excluded.received_on, excluded.receipt_no, excluded.purpose, excluded.state_word,
        excluded.at, app_now(), excluded.applied_at)
      where (subscribe_feed_row.home_seq, subscribe_feed_row.receipt_no, subscribe_feed_row.state_word, subscribe_feed_row.at)
        is distinct from (excluded.home_seq, excluded.receipt_no, excluded.state_word, excluded.at)
    returning applied_at is null as waits`.execute(db)
  return stored.rows.filter((r) => r.waits).length
}

/** Counts all rows of a page by court and day, also those of homes without a watch. */
export async function countRows(db: Db, rows: readonly FeedRow[]): Promise<void> {
  await sql`
    insert into subscribe_feed_day (court, day, count)
    select court, day::date, count(*) from unnest(${rows.map((r) => squeeze(r.court))}::text[],
      ${rows.map((r) => dayInSeoul(r.at))}::text[]) as r(court, day) group by 1, 2 order by 1, 2
    on conflict (court, day) do update set count = subscribe_feed_day.count + excluded.count`.execute(db)
}
export const forgetCounts = (db: Db) => db.deleteFrom('subscribe_feed_day').execute()

/** The courts and days for which the feed reports more rows than were received, from the first complete day on. */
export async function missing(
  db: Db,
  marks: readonly Watermark[],
  from: Day,
): Promise<Pick<Watermark, 'court' | 'day'>[]> {
  const { rows } = await sql<{ court: string; day: Day }>`
    select m.court, m.day::date as day from unnest(${marks.map((m) => squeeze(m.court))}::text[], ${marks.map((m) => m.day)}::text[],
      ${marks.map((m) => m.count)}::bigint[]) as m(court, day, count)
    left join subscribe_feed_day d on d.court = m.court and d.day = m.day::date
    where m.day::date >= ${from}::date and coalesce(d.count, 0) < m.count`.execute(db)
  return rows
}

/** A source whose clock is ahead has read nothing of the future. */
export async function saveCourts(db: Db, marks: readonly Watermark[]): Promise<void> {
  await sql`
    insert into subscribe_feed_court (court, as_of, whole_from)
    select court, least(max(as_of), app_now()), max(since) from unnest(${marks.map((m) => squeeze(m.court))}::text[],
      ${marks.map((m) => m.asOf.toISOString())}::timestamptz[],
      ${marks.map((m) => m.since?.toISOString() ?? null)}::timestamptz[]) as m(court, as_of, since) group by 1 order by 1
    on conflict (court) do update set whole_from = excluded.whole_from,
      as_of = greatest(least(subscribe_feed_court.as_of, app_now()), excluded.as_of)`.execute(db)
}

/** The rows of this home that no check has applied yet, in the feed's order. */
export const waitingRows = (db: Db, homeSeq: number): Promise<NewsRow[]> =>
  db
    .selectFrom('subscribe_feed_row')
    .selectAll()
    .where('home_seq', '=', homeSeq)
    .where('applied_at', 'is', null)
    .orderBy('seq')
    .execute()
export const markApplied = (db: Db, rows: readonly Pick<NewsRow, 'seq'>[]) =>
  sql`update subscribe_feed_row set applied_at = app_now() where seq = any(${rows.map((r) => r.seq)}::bigint[])`.execute(
    db,
  )

/**
 * SQL condition: the home, table alias `h`, has a watch that is paid for. Without one a check asks no source and applies
 * no rows, so that they would be claimed again at once, without end. A payment makes the home due.
 */
const isServedHome = sql`exists (
  select from subscribe_watch w where w.home_seq = h.home_seq and w.ended_at is null and w.state = any(${watchingStates}))`

export async function areRowsWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from subscribe_feed_row r join subscribe_turn h using (home_seq)
    where r.applied_at is null and h.idle_since is null and ${isServedHome} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Claims homes with rows that are not applied yet, in the feed's order. A home whose own check is due keeps it; any
 * other one gets a check of its applications now.
 */
export async function claimNews(db: Db, most: number): Promise<HomeRow[]> {
  const { rows } = await sql<{ home_seq: number }>`
    with told as (
      select h.home_seq from subscribe_feed_row r join subscribe_turn h using (home_seq)
      where r.applied_at is null and h.idle_since is null and h.unique_no is not null
        and (h.lease_until is null or h.lease_until <= app_now()) and ${isServedHome}
      order by r.seq limit ${most}
      for update of h skip locked
    )
    update subscribe_turn h set fence = h.fence + 1, lease_until = ${lease},
      next_kind = case when h.next_at <= app_now() then h.next_kind else 'cases' end,
      next_at = least(h.next_at, app_now()), due_by = least(h.due_by, app_now() + interval '1 hour')
    from (select distinct home_seq from told) t where h.home_seq = t.home_seq
    returning h.home_seq`.execute(db)
  if (rows.length === 0) return []
  return homesBySeq(
    db,
    rows.map((r) => r.home_seq),
  )
}

/** Deletes rows that were applied long ago, and counts of days that no page reports any more. */
export const sweepFeed = async (db: Db): Promise<void> => {
  await sql`delete from subscribe_feed_row where seq in (
    select seq from subscribe_feed_row where applied_at < app_now() - interval '60 days' limit 100000)`.execute(db)
  await sql`delete from subscribe_feed_day where day < (app_now() - interval '60 days')::date`.execute(db)
  await sql`delete from subscribe_quota where hour < app_now() - interval '60 days'`.execute(db)
}
