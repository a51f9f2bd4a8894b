import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { earnRest } from '../earning/earn-periods.ts'
import { endWatch, periodsOf, type WatchRow } from '../queries.ts'

/** Ends the watches whose last day is over, one per transaction, and the pauses that are over. */
export const endWatches: JobHandler<'subscribe.end'> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  await sql`update subscribe_watch set pause_until = null where pause_until < ${today}::date`.execute(ctx.db)
  while (await endOne(ctx)) continue
}

const endOne = (ctx: Context): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const today = dayInSeoul(tx.now())
    const { rows } = await sql<WatchRow>`
      select * from subscribe_watch where ended_at is null and ends_on < ${today}::date
      order by ends_on limit 1 for update skip locked`.execute(tx.db)
    const [watch] = rows
    if (!watch) return false
    await endWatch(tx.db, watch, 'ended')
    for (const period of await periodsOf(tx.db, [watch.watch_seq]))
      if (period.state === 'paid') await earnRest(tx, period, 0)
    return true
  })
