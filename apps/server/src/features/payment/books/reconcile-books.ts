import { addDays, day, dayInSeoul, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context } from '../../../kernel/context.ts'
import { checkWindows } from './check-windows.ts'
import { recheckOpenDifferences, daysBefore, compareOrders, GatewayDown, type TimeRange } from './compare-orders.ts'

/** A payment that begins before midnight may end, be cancelled or be reported days later. */
const DAYS = 4
/** Younger payments count as in progress; older ones that differ raise an alert. */
const QUIET_MINUTES = 30
/**
 * An older payment may be refunded manually at the gateway while the webhook is lost: so each morning one older
 * calendar period is compared, too, which covers half a year every OLDER_PERIODS mornings. Open differences are checked
 * every morning.
 */
export const OLDER_PERIODS = 44

/** Periods of DAYS days, counted from FIRST_DAY, so that they have the same days every morning. */
export const periodOf = (date: Day): number => Math.floor(daysBetween(FIRST_DAY, date) / DAYS)
const FIRST_DAY = day('2026-01-01')
const midnight = (date: Day): Date => new Date(`${date}T00:00:00+09:00`)
const daysOf = (period: number): TimeRange => ({
  from: midnight(addDays(FIRST_DAY, period * DAYS)),
  to: midnight(addDays(FIRST_DAY, (period + 1) * DAYS)),
})

/** The older period to compare this morning, in rotation over the last OLDER_PERIODS. */
export function olderPeriodOf(morning: Day): number {
  const last = periodOf(addDays(morning, -DAYS))
  const turn = last - daysBetween(FIRST_DAY, morning)
  return last - (((turn % OLDER_PERIODS) + OLDER_PERIODS) % OLDER_PERIODS)
}

/**
 * Compares the gateways' books with ours every morning. Differences are settled or refunded automatically if possible;
 * the others are stored for an operator, and closed automatically once the books agree.
 */
export const reconcileBooks: JobHandler<'payment.reconcile'> = async (ctx, asked) => {
  const period = asked.period ?? olderPeriodOf(dayInSeoul(ctx.now()))
  const to = quiet(ctx.now())
  const recent = { from: daysBefore(to, DAYS), to }
  try {
    for (const vendor of ['portone', 'payple'] as const) {
      const now = await compareOrders(ctx, vendor, recent)
      const before = await compareOrders(ctx, vendor, daysOf(period))
      await recheckOpenDifferences(ctx, vendor, new Set([...now, ...before]))
    }
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error
    ctx.log.warn({ why: error.message }, 'payment: the books are compared later')
    await ctx.enqueue('payment.reconcile', { period }, { afterSeconds: AGAIN_SECONDS, key: 'schedule' })
  }
}
const AGAIN_SECONDS = 1800
const quiet = (now: Date) => new Date(now.getTime() - QUIET_MINUTES * 60_000)

/**
 * Compares the last day every hour, so that money that only the gateway has booked is settled, or raises an alert,
 * within two hours: PortOne by its list; Payple has none, so it is asked about each window of the day without a
 * payment.
 */
export const watchBooks: JobHandler<'payment.watch'> = async (ctx) => {
  const to = quiet(ctx.now())
  const lastDay = { from: daysBefore(to, 1), to }
  await unlessGatewayDown(ctx, 'the gateway did not list the last day', () => compareOrders(ctx, 'portone', lastDay))
  await unlessGatewayDown(ctx, 'the gateway did not answer about the open windows', () =>
    checkWindows(ctx, 'payple', lastDay),
  )
}

async function unlessGatewayDown(ctx: Context, what: string, compare: () => Promise<unknown>): Promise<void> {
  try {
    await compare()
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error
    ctx.log.warn({ why: error.message }, `payment: ${what}`)
  }
}
