import { day, dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import { askOpenAgain, daysBefore, layBeside, Silent } from './lay-beside.ts'

/** A payment that begins before midnight may end, be cancelled or be reported days later. */
const DAYS = 4
/** Younger payments still count as in progress; older ones that differ raise an alarm. */
const QUIET_MINUTES = 30
/**
 * An older payment may be refunded manually at the gateway and the webhook be lost: each morning one older period of
 * the same length is compared, too. The period moves back by its own length every morning, so that within
 * OLDER_STRETCHES mornings every payment of half a year is checked again. Open differences are checked every morning.
 */
const OLDER_STRETCHES = 44

/**
 * Every morning the gateways' books are compared with ours. What differs is settled or refunded automatically where
 * possible; what still differs is stored for a person and closed automatically once the books agree.
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
 * Every hour the last day's book of the gateway that has one is compared, so that money which is there and not here is
 * settled, or raises an alarm, within two hours. Payple has no list: its payments in doubt are checked one by one.
 */
export const watchBooks: JobHandler<'payment.watch'> = async (ctx) => {
  const to = quiet(ctx.now())
  try {
    await layBeside(ctx, 'portone', { from: daysBefore(to, 1), to })
  } catch (error) {
    if (!(error instanceof Silent)) throw error
    ctx.log.warn({ why: error.message }, 'payment: the gateway did not list the last day')
  }
}
