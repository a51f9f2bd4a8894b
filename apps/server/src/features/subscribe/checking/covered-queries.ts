import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { coveredUntil } from '../feed/coverage.ts'
import { homesBySeq, isServed, type CaseRow, type HomeRow, type WatchRow } from '../queries.ts'
import { dueHomes, lease } from './claim-queries.ts'
import type { Next } from './decide-next.ts'
import { knownSince } from './known-since.ts'
import type { Around, PlannedHome } from './plan-home.ts'

type Db = Context['db']
/** `until`: the minute to which the feed answers for it. `was_at`: its turn as claimed, to the microsecond. */
export type Covered = PlannedHome & Pick<HomeRow, 'home_seq' | 'fence'> & { until: Date; was_at: string }

/** Due homes for which the feed answers and of which it tells nothing, whose people wait for no word of an outage. */
export async function claimCovered(db: Db, most: number): Promise<Covered[]> {
  const { rows } = await sql<Covered>`
    with ${dueHomes(
      most,
      sql`and next_kind = 'cases' and stopped_at is null and ${coveredUntil} is not null
        and not exists (select from subscribe_feed_row r where r.home_seq = h.home_seq and r.applied_at is null)`,
    )}
    update subscribe_home h set fence = h.fence + 1, lease_until = ${lease} from due where h.home_seq = due.home_seq
    returning h.home_seq, h.fence, h.unique_no, case when h.owner_sealed is not null then ''::bytea end as owner_sealed,
      h.next_at::text as was_at, h.next_kind, h.next_slot, h.due_by, h.failures, h.last_success_at, h.last_extract_at,
      h.last_extract_says, h.made_at, ${coveredUntil} as until`.execute(db)
  return rows
}

/** What decides about the next turns, of all of these homes at once. */
export async function aroundHomes(
  db: Db,
  homeSeqs: readonly number[],
  now: Date,
): Promise<(homeSeq: number) => Around> {
  const watches = await sql<Around['watches'][number] & Pick<WatchRow, 'home_seq' | 'state'>>`
    select home_seq, state, contract_on, balance_on, move_in_on, lease_end_on, grade from subscribe_watch
    where home_seq = any(${homeSeqs}::bigint[]) and ended_at is null`.execute(db)
  const cases = await sql<Around['cases'][number] & Pick<CaseRow, 'home_seq'>>`
    select home_seq, phase, phase_at, gone_at, closed_at from subscribe_case
    where home_seq = any(${homeSeqs}::bigint[]) and (closed_at is null or last_seen_at >= ${knownSince(now)})`.execute(
    db,
  )
  const served = Map.groupBy(
    watches.rows.filter((w) => isServed(w.state)),
    (w) => w.home_seq,
  )
  const known = Map.groupBy(cases.rows, (c) => c.home_seq)
  return (homeSeq) => ({ watches: served.get(homeSeq) ?? [], cases: known.get(homeSeq) ?? [] })
}

/**
 * Writes the record of each check and its next turn by one statement; returns the homes that it was written for. Not those
 * whose worker was overtaken, nor those of which something was told, or a look was asked for, since they were claimed.
 */
export async function saveCovered(
  db: Db,
  checked: readonly { home: Covered; next: Next; cases: number }[],
  now: Date,
): Promise<number[]> {
  if (checked.length === 0) return []
  const of = <T>(read: (one: (typeof checked)[number]) => T): T[] => checked.map(read)
  const { rows } = await sql<{ home_seq: number }>`
    with said as (
      select * from unnest(${of((c) => c.home.home_seq)}::bigint[], ${of((c) => c.home.fence)}::bigint[],
        ${of((c) => c.home.was_at)}::timestamptz[], ${of((c) => c.next.turn.next_at.toISOString())}::timestamptz[],
        ${of((c) => c.next.turn.next_kind)}::text[], ${of((c) => c.next.turn.next_slot)}::text[],
        ${of((c) => c.next.turn.due_by.toISOString())}::timestamptz[], ${of((c) => c.next.phase)}::text[],
        ${of((c) => c.next.home.failures)}::int[], ${of((c) => c.home.until.toISOString())}::timestamptz[],
        ${of((c) => c.cases)}::int[], ${of((c) => c.home.next_slot)}::text[],
        ${of((c) => c.home.due_by.toISOString())}::timestamptz[])
        as s(home_seq, fence, was_at, next_at, next_kind, next_slot, due_by, phase, failures, until, cases, slot, was_due)
    ), saved as (
      update subscribe_home h set next_at = s.next_at, next_kind = s.next_kind, next_slot = s.next_slot, due_by = s.due_by,
        phase = s.phase, failures = s.failures, last_check_at = ${now}, last_success_at = s.until, lease_until = null
      from said s where h.home_seq = s.home_seq and h.fence = s.fence and h.next_at = s.was_at and h.next_kind = 'cases'
        and not exists (select from subscribe_feed_row r where r.home_seq = h.home_seq and r.applied_at is null)
      returning h.home_seq
    ), logged as (
      insert into subscribe_check (home_seq, kind, slot, source, result, cases, due_by, at, ms)
      select home_seq, 'cases', s.slot, 'feed', case when s.cases > 0 then 'cases' else 'none' end, s.cases, s.was_due, s.until, 0
      from saved join said s using (home_seq)
    )
    select home_seq from saved`.execute(db)
  return rows.map((r) => r.home_seq)
}

/** The rows of homes that this worker still has, for the check of one home. */
export async function fullHomes(db: Db, homes: readonly Covered[]): Promise<HomeRow[]> {
  if (homes.length === 0) return []
  const rows = await homesBySeq(
    db,
    homes.map((h) => h.home_seq),
  )
  return rows.filter((row) => homes.some((h) => h.home_seq === row.home_seq && h.fence === row.fence))
}
