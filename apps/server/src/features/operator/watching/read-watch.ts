import { LOOKUPS_AN_HOUR, URGENT_LOOKUPS_AN_HOUR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { operatorWatch } from '@jipsalpim/contract/areas/operator/watching.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { slots } from '@jipsalpim/engine/watch/cadence.ts'
import type { Action } from '../../../kernel/serve.ts'
import { backlogSlots, backlogSums, outages, quotaHours, sourceDays, unknownWords } from './watch-state-queries.ts'

type Quota = Output<typeof operatorWatch>['quotas'][number]

export const readWatch: Action<typeof operatorWatch> = async (ctx, { days }) => {
  const due = await backlogSlots(ctx.db)
  return {
    as_of: ctx.now().toISOString(),
    sources: await sourceDays(ctx.db, days),
    outages: (await outages(ctx.db)).map((o) => ({ ...o, since: o.since.toISOString() })),
    words: (await unknownWords(ctx.db)).map((w) => ({ ...w, last_seen_at: w.last_seen_at.toISOString() })),
    quotas: (await quotaHours(ctx.db, ctx.applications.identities)).map((q) => ({
      identity: q.identity,
      hour: q.hour.toISOString(),
      used: q.used,
      state: stateOf(q),
    })),
    backlog: {
      ...(await backlogSums(ctx.db)),
      slots: slots.map((slot) => {
        const row = due.find((d) => d.slot === slot)
        return {
          slot,
          due: row?.due ?? 0,
          overdue: row?.overdue ?? 0,
          oldest_due_by: row?.oldest_due_by?.toISOString() ?? null,
        }
      }),
    },
  }
}

/** The registry's own answers count more than our count. */
function stateOf({ used, warned, blocked }: { used: number; warned: boolean; blocked: boolean }): Quota['state'] {
  if (blocked) return 'blocked'
  if (warned) return 'warned'
  return used >= URGENT_LOOKUPS_AN_HOUR ? 'full' : used >= LOOKUPS_AN_HOUR ? 'ours' : 'free'
}
