import { sql } from 'kysely'
import type { Metric } from '../../../kernel/manifest.ts'

const states = ['watched', 'late', 'failing', 'told-stopped', 'waiting-first'] as const

/** How the watch stands: an alert belongs on `late` and `told-stopped` above zero. */
export const watchMetric: Metric = {
  name: 'watched_homes',
  help: 'Watched homes: all, those whose turn is over its promise, those whose source has not answered, those whose people were told so, and those that wait for their first register',
  label: 'state',
  labels: states,
  read: async (db) => {
    const { rows } = await sql<Record<(typeof states)[number], number>>`
      select count(*)::int as watched,
        count(*) filter (where due_by < app_now() and next_at < app_now())::int as late,
        count(*) filter (where failures > 0)::int as failing,
        count(*) filter (where stopped_at is not null)::int as "told-stopped",
        count(*) filter (where unique_no is null)::int as "waiting-first"
      from subscribe_home where idle_since is null`.execute(db)
    return rows[0] ?? {}
  },
}
