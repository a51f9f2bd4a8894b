import { sql } from 'kysely'
import { checkInvariants } from '../../../../db/check-invariants.ts'
import type { Context } from '../kernel/context.ts'
import { reindex } from '../sealing/reindex.ts'
import { reseal } from '../sealing/reseal.ts'
import { job } from '../kernel/job.ts'
import type { Nothing } from '../kernel/queue.ts'

declare module '../kernel/queue.ts' {
  interface Jobs {
    /** Brings what is sealed under an older key, or not sealed yet, under the newest. */
    'platform.reseal': Nothing
    'platform.sweep': Nothing
    'platform.invariants': Nothing
  }
}

/** What keeps the house: used-up rows go, and what must hold of the data is asked every hour. */
export const platformJobs = [
  job({ name: 'platform.sweep', limitSeconds: 60, retry: 1, every: { minutes: 1 }, handler: sweep }),
  job({ name: 'platform.reseal', limitSeconds: 120, retry: 5, every: { minutes: 10 }, handler: resealAll }),
  job({ name: 'platform.invariants', limitSeconds: 120, retry: 1, every: { minutes: 60 }, handler: askInvariants }),
]

/** Deletes what is used up: repeats after a day, counters after an hour, and what each area names. */
async function sweep(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('platform_once')
    .where('created_at', '<', sql<Date>`app_now() - interval '24 hours'`)
    .execute()
  await ctx.db
    .deleteFrom('platform_limit')
    .where('window_start', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute()
  for (const dropSpent of ctx.areas.dropSpent) await dropSpent(ctx)
}

const RESEAL_MS = 60_000
async function resealAll(ctx: Context): Promise<void> {
  const sealed = await reseal(ctx.db, ctx, RESEAL_MS)
  if (sealed === 'more' || (await reindex(ctx.db, ctx, RESEAL_MS)) === 'more')
    await ctx.enqueue('platform.reseal', {}, { key: 'schedule' })
}

/** Rows of a broken rule may name a person's order: the log says which rule and how many, a person looks at the rest. */
async function askInvariants(ctx: Context): Promise<void> {
  const asks = { query: <R>(text: string) => sql.raw<R>(text).execute(ctx.db) }
  for (const { name, means, rows } of await checkInvariants(asks, { inTime: true }))
    ctx.log.error({ invariant: name, rows: rows.length }, means)
}
