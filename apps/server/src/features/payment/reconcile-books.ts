import { day, dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../kernel/job.ts'
import { askOpenAgain, daysBefore, layBeside, Silent } from './lay-beside.ts'

/** A payment that begins before midnight may end, be cancelled or be told of days later. */
const DAYS = 4
/** What was begun just now is still on its way: what is older and differs is an alarm. */
const QUIET_MINUTES = 30
/**
 * What is older may be given back by hand at the gateway, and the notice of it be lost: each morning one older stretch
 * of as many days is laid beside, too. A stretch is further back by its own length than the one of the morning before, so
 * that in as many mornings as there are stretches every payment of half a year is seen again. A difference that stands
 * open is asked about every morning.
 */
const OLDER_STRETCHES = 44

/**
 * Every morning the gateways' books are laid beside ours. What differs is settled or given back by itself where it can be;
 * what differs even then is kept for a person, and closed by itself once it agrees.
 */
export const reconcileBooks: JobHandler<'payment.reconcile'> = async (ctx, asked) => {
  const stretch = asked.stretch ?? daysBetween(FIRST_MORNING, dayInSeoul(ctx.now())) % OLDER_STRETCHES
  const to = quiet(ctx.now())
  const recent = daysBefore(to, DAYS)
  const older = daysBefore(recent, stretch * DAYS)
  try {
    for (const vendor of ['portone', 'payple'] as const) {
      const now = await layBeside(ctx, vendor, { from: recent, to })
      const before = await layBeside(ctx, vendor, { from: daysBefore(older, DAYS), to: older })
      await askOpenAgain(ctx, vendor, new Set([...now, ...before]))
    }
  } catch (error) {
    if (!(error instanceof Silent)) throw error
    ctx.log.warn({ why: error.message }, 'payment: the books are compared later')
    await ctx.enqueue('payment.reconcile', { stretch }, { afterSeconds: AGAIN_SECONDS, key: 'schedule' })
  }
}
const FIRST_MORNING = day('2026-01-01')
const AGAIN_SECONDS = 1800
const quiet = (now: Date) => new Date(now.getTime() - QUIET_MINUTES * 60_000)

/**
 * Every hour the whole of the last day's book of the gateway that keeps one, so that money which is there and not here is
 * settled, or is an alarm, within two hours. Payple keeps no list: its payments in doubt have their own ladder.
 */
export const watchBooks: JobHandler<'payment.watch'> = async (ctx) => {
  const to = quiet(ctx.now())
  try {
    await layBeside(ctx, 'portone', { from: daysBefore(to, 1), to })
  } catch (error) {
    if (!(error instanceof Silent)) throw error
    ctx.log.warn({ why: error.message }, 'payment: the hour’s book was not shown')
  }
}
