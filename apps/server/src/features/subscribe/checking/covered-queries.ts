import type { Slot } from '@jipsalpim/engine/watch/cadence.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { coveredUntil } from '../feed/coverage.ts'
import { isServed, type CaseRow, type HomeRow, type WatchRow } from '../queries.ts'
import type { Next } from './decide-next.ts'
import { knownSince } from './known-since.ts'
import type { Around, PlannedHome } from './plan-home.ts'

type Db = Context['db']
/** `until`: the time up to which the feed covers the home. */
export type Covered = PlannedHome & Pick<HomeRow, 'home_seq' | 'next_at'> & { until: Date }

/**
 * Forces index scans for the rest of this transaction. With some ten thousand homes the planner would scan the whole
 * table for each batch of a thousand, so that the cost per home would grow with their number.
 */
export const byIndexOnly = (db: Db) =>
  sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`.execute(
    db,
  )

/**
 * Due homes of a slot that the feed covers without news and that have no reported outage, locked, in the order of their
 * times. `from` skips earlier times, which are done: the index keeps their dead rows until vacuumed, and each batch
 * would read over all of them.
 */
export async function lockCovered(db: Db, slot: Slot, from: Date, most: number): Promise<Covered[]> {
  const { rows } = await sql<Covered>`
    with due as materialized (
      select h.home_seq, h.unique_no, h.owner_known, h.next_kind, h.next_slot, h.next_at, h.due_by, h.failures,
        h.last_success_at, h.last_extract_at, h.last_extract_says, h.made_at, h.court
      from subscribe_turn h
      where next_slot = ${slot} and idle_since is null and next_at >= ${from} and next_at <= (select app_now())
        and (lease_until is null or lease_until <= (select app_now()))
        and next_kind = 'cases' and asked_at is null and stopped_at is null and ${coveredUntil} is not null
        and not exists (select from subscribe_feed_row r where r.home_seq = h.home_seq and r.applied_at is null)
      order by next_at limit ${most} for update of h skip locked
    )
    select due.*, c.as_of as until from due join subscribe_feed_court c using (court) order by due.next_at`.execute(db)
  return rows
}

/** Loads the watches and applications of all of these homes at once. */
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
 * Stores each check and the next one in one statement; returns the homes that were stored. Leaves out homes with new
 * feed rows since they were locked. Raises the fence, so that a worker whose lease has expired writes nothing. Nothing is
 * joined to `saved`: without hash joins (`byIndexOnly`) each of a thousand rows would be compared with each.
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
      select * from unnest(${of((c) => c.home.home_seq)}::bigint[], ${of((c) => c.next.turn.next_at.toISOString())}::timestamptz[],
        ${of((c) => c.next.turn.next_kind)}::text[], ${of((c) => c.next.turn.next_slot)}::text[],
        ${of((c) => c.next.turn.due_by.toISOString())}::timestamptz[], ${of((c) => c.next.phase)}::text[],
        ${of((c) => c.next.found.failures)}::int[], ${of((c) => c.home.until.toISOString())}::timestamptz[],
        ${of((c) => c.cases)}::int[], ${of((c) => c.home.next_slot)}::text[],
        ${of((c) => c.home.due_by.toISOString())}::timestamptz[])
        as s(home_seq, next_at, next_kind, next_slot, due_by, phase, failures, until, cases, slot, was_due)
    ), saved as (
      update subscribe_turn h set fence = h.fence + 1, next_at = s.next_at, next_kind = s.next_kind, next_slot = s.next_slot, due_by = s.due_by,
        phase = s.phase, failures = s.failures, last_check_at = ${now}, last_success_at = s.until, lease_until = null
      from said s where h.home_seq = s.home_seq and not exists (select from subscribe_feed_row r where r.home_seq = h.home_seq and r.applied_at is null)
      returning h.home_seq, s.slot, s.cases, s.was_due, s.until
    ), logged as (
      insert into subscribe_check (home_seq, kind, slot, source, result, cases, due_by, at, ms)
      select home_seq, 'cases', slot, 'feed', case when cases > 0 then 'cases' else 'none' end, cases, was_due, until, 0
      from saved
    )
    select home_seq from saved`.execute(db)
  return rows.map((r) => r.home_seq)
}
