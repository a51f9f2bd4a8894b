import { watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { HomeRow, Lease, WatchRow } from '../queries.ts'

type Db = Context['db']

export type WindowHome = Pick<
  HomeRow,
  | 'home_seq'
  | 'unique_no'
  | 'next_at'
  | 'next_kind'
  | 'next_slot'
  | 'due_by'
  | 'lease_until'
  | 'last_success_at'
  | 'last_extract_at'
  | 'made_at'
>
/** The homes with a register that are watched now and already were then. */
export const homesBefore = (db: Db, to: Date): Promise<WindowHome[]> =>
  db
    .selectFrom('subscribe_turn')
    .select(['home_seq', 'unique_no', 'next_at', 'next_kind', 'next_slot', 'due_by', 'lease_until'])
    .select(['last_success_at', 'last_extract_at', 'made_at'])
    .where('idle_since', 'is', null)
    .where('unique_no', 'is not', null)
    .where('made_at', '<', to)
    .execute()

/** All checks since then, with whether the answer was reliable. */
export const checksFrom = async (
  db: Db,
  homes: readonly number[],
  from: Date,
): Promise<{ home_seq: number; at: Date; ok: boolean }[]> =>
  (
    await sql<{ home_seq: number; at: Date; ok: boolean }>`
      select home_seq, at, result not in ('failed', 'unknown') as ok from subscribe_check
      where home_seq = any(${homes}::bigint[]) and at >= ${from}`.execute(db)
  ).rows

export const servedOf = (
  db: Db,
  homes: readonly number[],
): Promise<(Lease & Pick<WatchRow, 'home_seq' | 'begun_at'>)[]> =>
  db
    .selectFrom('subscribe_watch')
    .select(['home_seq', 'begun_at', 'contract_type', 'deposit', 'rent', 'contract_on', 'balance_on', 'move_in_on'])
    .select('lease_end_on')
    .where(sql<boolean>`home_seq = any(${homes}::bigint[])`)
    .where('state', 'in', watchingStates)
    .execute()

export const usedThisHour = async (db: Db): Promise<Map<number, number>> =>
  new Map(
    (
      await db
        .selectFrom('subscribe_quota')
        .select(['identity', 'used'])
        .where('hour', '=', sql<Date>`date_trunc('hour', app_now())`)
        .execute()
    ).map(({ identity, used }) => [identity, used]),
  )

/**
 * Makes a home due at a time, unless it is already due or a worker has claimed it. A pending check of the register is
 * not replaced by a check of the list. True if it was changed.
 */
export const makeDue = async (db: Db, homeSeq: number, at: Date, kind: 'cases' | 'extract'): Promise<boolean> =>
  (
    await sql`
      update subscribe_turn set next_at = least(next_at, ${at}::timestamptz),
        next_kind = case next_kind when 'cases' then ${kind} else next_kind end,
        due_by = least(due_by, ${at}::timestamptz + interval '1 hour')
      where home_seq = ${homeSeq} and idle_since is null and next_at > app_now()
        and (lease_until is null or lease_until <= app_now())`.execute(db)
  ).numAffectedRows === 1n
