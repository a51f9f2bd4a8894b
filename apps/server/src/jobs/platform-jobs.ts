import { sql } from 'kysely'
import { checkInvariants } from '../../../../db/check-invariants.ts'
import type { Context } from '../kernel/context.ts'
import { reindex } from '../sealing/reindex.ts'
import { reseal } from '../sealing/reseal.ts'
import { job } from '../kernel/job.ts'
import type { Nothing } from '../kernel/queue.ts'

declare module '../kernel/queue.ts' {
  interface Jobs {
    /** Re-encrypts cells with an older key, and encrypts those that are not encrypted yet. */
    'platform.reseal': Nothing
    'platform.sweep': Nothing
    'platform.invariants': Nothing
  }
}

/** Maintenance: used-up rows are deleted, and the invariants are checked every hour. */
export const platformJobs = [
  job({ name: 'platform.sweep', limitSeconds: 60, retry: 3, every: { minutes: 1 }, handler: sweep }),
  job({ name: 'platform.reseal', limitSeconds: 120, retry: 5, every: { minutes: 10 }, handler: resealAll }),
  job({ name: 'platform.invariants', limitSeconds: 120, retry: 3, every: { minutes: 60 }, handler: askInvariants }),
]

/** Deletes idempotency keys after a day, counters after an hour, and what each area lists. */
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

/** Rows of a violated rule may identify a user's order: the log has only the rule and the number of rows. */
async function askInvariants(ctx: Context): Promise<void> {
  const asks = { query: <R>(text: string) => sql.raw<R>(text).execute(ctx.db) }
  for (const { name, means, rows } of await checkInvariants(asks, { inTime: true }))
    ctx.log.error({ invariant: name, rows: rows.length }, means)
}
