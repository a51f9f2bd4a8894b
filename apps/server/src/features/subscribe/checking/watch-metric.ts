import { sql } from 'kysely'
import type { Metric } from '../../../kernel/manifest.ts'

const states = ['watched', 'late', 'failing', 'told-stopped', 'waiting-first'] as const
/** Up to this number all homes are counted; above, the estimate of the table's last analysis is used. */
const COUNTED = 10_000

/**
 * The state of the checks: alert if `late` or `told-stopped` is above zero. The states used for alerts are counted,
 * from partial indices; reading every home at each scrape would cost more than checking it.
 */
export const watchMetric: Metric = {
  name: 'watched_homes',
  help: `Watched homes: all (above ${COUNTED} as estimated by the database, some minutes old), those whose turn is over its promise (${COUNTED}: or more), those whose source has not answered, those whose people were told so, and those that wait for their first register`,
  label: 'state',
  labels: states,
  read: async (db) => {
    const { rows } = await sql<Record<(typeof states)[number], number>>`
      select
        (select case when reltuples > ${COUNTED} then reltuples::int
          else (select count(*)::int from subscribe_turn where idle_since is null) end
          from pg_class where oid = 'subscribe_turn_due'::regclass) as watched,
        (select count(*)::int from (select from subscribe_turn
          where idle_since is null and next_slot in ('balance-day', 'before-move-in', 'open-case', 'daily')
            and next_at < (select app_now()) and due_by < (select app_now()) limit ${COUNTED}) l) as late,
        (select count(*)::int from subscribe_turn where failures > 0 and idle_since is null) as failing,
        (select count(*)::int from subscribe_turn where stopped_at is not null and idle_since is null) as "told-stopped",
        (select count(*)::int from subscribe_turn where unique_no is null and idle_since is null) as "waiting-first"`.execute(
      db,
    )
    return rows[0] ?? {}
  },
}
