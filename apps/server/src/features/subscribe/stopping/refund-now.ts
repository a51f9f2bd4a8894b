import { refundByDays } from '@jipsalpim/engine/watch/billing.ts'
import { dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { readBack } from '../../payment/read-collected.ts'
import { checksOfStays, staysBetween, staysOf } from '../moving/stays.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'

/**
 * What comes back if the watch is stopped today: the days that are left, of the whole period; everything if nothing was
 * checked yet.
 */
export async function refundNow(ctx: Pick<Context, 'db' | 'now'>, watch: WatchRow, period: PeriodRow) {
  const today = dayInSeoul(ctx.now())
  const since = period.paid_at ?? period.made_at
  const checks = await checksOfStays(ctx.db, staysBetween(await staysOf(ctx.db, watch), since, ctx.now()))
  const checksDone = checks.filter((c) => c.result !== 'failed').length
  const { from_on: from, to_on: to, price, order_seq } = period
  const refunded = order_seq === null ? 0 : await readBack(ctx.db, order_seq)
  const won = refundByDays({ price, from, to, cancelledOn: today, checksDone, paid: price, refunded })
  const days = daysBetween(from, to) + 1
  return {
    won,
    price,
    from_on: from,
    to_on: to,
    refunded,
    days,
    days_left: Math.max(daysBetween(today, to), 0),
    unused: checksDone === 0,
  }
}
