import type { subscribePromise } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { promiseHours } from '@jipsalpim/engine/watch/cadence.ts'
import { sql } from 'kysely'
import type { Action } from '../../../kernel/serve.ts'

const phases = ['daily', 'before-move-in', 'balance-day'] as const
/** With fewer cases, no measurement is returned. */
const ENOUGH = 20

/**
 * The promised times and those measured in the last ninety days: from the last check without the application to its
 * alert. The registry does not publish the minute of receipt, so this is an upper bound of our own time. Applications
 * that were pending before the first list was read are not measured.
 */
export const readPromise: Action<typeof subscribePromise> = async (ctx) => {
  const { rows } = await sql<{ slot: string; p50: number; p95: number; cases: number }>`
    select c.slot, percentile_cont(0.5) within group (order by minutes) as p50,
      percentile_cont(0.95) within group (order by minutes) as p95, count(*)::int as cases
    from (
      select e.home_seq, now.slot, extract(epoch from e.at - last.at) / 60 as minutes
      from subscribe_event e
      join lateral (select slot, at from subscribe_check k where k.home_seq = e.home_seq and k.kind = 'cases'
        and k.at <= e.at + interval '1 minute' order by k.at desc limit 1) now on true
      join lateral (select b.at from subscribe_check b where b.home_seq = e.home_seq and b.kind = 'cases' and b.at < now.at
        and b.result not in ('failed', 'unknown') order by b.at desc limit 1) last on true
      where e.kind = 'application' and e.at > app_now() - interval '90 days'
    ) c group by c.slot`.execute(ctx.db)
  return {
    phases: phases.map((phase) => {
      const measured = rows.find((row) => row.slot === phase)
      return {
        phase,
        promise_hours: promiseHours(phase),
        measured:
          measured && measured.cases >= ENOUGH
            ? { p50_minutes: Math.round(measured.p50), p95_minutes: Math.round(measured.p95), cases: measured.cases }
            : null,
      }
    }),
    as_of: ctx.now().toISOString(),
  }
}
