import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { earnRest } from '../earning/earn-periods.ts'
import { endWatch, lockWatch, periodsOf } from '../queries.ts'

/** Ends the watches whose last day is over, one per transaction, and the pauses that are over. */
export const endWatches: JobHandler<'subscribe.end'> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  await sql`update subscribe_watch set pause_until = null where pause_until < ${today}::date`.execute(ctx.db)
  while (await endOne(ctx)) continue
}

const endOne = (ctx: Context): Promise<boolean> =>
  ctx.tx(async (tx) => {
    const today = dayInSeoul(tx.now())
    const { rows } = await sql<{ watch_seq: number }>`
      select watch_seq from subscribe_watch where ended_at is null and ends_on < ${today}::date
      order by ends_on limit 1`.execute(tx.db)
    const [due] = rows
    if (!due) return false
    const watch = await lockWatch(tx.db, due.watch_seq)
    // The end was taken back meanwhile, or another worker has ended it.
    if (!watch || watch.ended_at !== null || watch.ends_on === null || watch.ends_on >= today) return true
    await endWatch(tx.db, watch, 'ended')
    for (const period of await periodsOf(tx.db, [watch.watch_seq]))
      if (period.state === 'paid') await earnRest(tx, period, 0)
    return true
  })
