import { refundByDays } from '@jipsalpim/engine/watch/billing.ts'
import { dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'
import { causeOfOrder, pointsOf } from '../../points/points-of.ts'
import { readRefunded } from '../../payment/read-collected.ts'
import { checksOfStays, staysBetween, staysOf } from '../moving/stays.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'

/**
 * The refund if the watch is stopped today: pro rata by the remaining days; the full price if nothing has been checked
 * yet.
 */
export async function refundNow(ctx: Pick<Context, 'db' | 'now'>, watch: WatchRow, period: PeriodRow) {
  const today = dayInSeoul(ctx.now())
  const since = period.paid_at ?? period.made_at
  const checks = await checksOfStays(ctx.db, staysBetween(await staysOf(ctx.db, watch), since, ctx.now()))
  const checksDone = checks.filter((c) => c.result !== 'failed').length
  const { from_on: from, to_on: to, price, order_seq } = period
  const refunded = order_seq === null ? 0 : await readRefunded(ctx.db, order_seq)
  const days = { from, to, cancelledOn: today, checksDone }
  const won = refundByDays({ ...days, price, paid: price, refunded })
  const paidBy = order_seq === null ? null : await pointsOf(ctx.db, causeOfOrder(order_seq))
  const points = paidBy && refundByDays({ ...days, price: paidBy.won, paid: paidBy.won, refunded: paidBy.returned })
  return {
    won,
    /** Points are returned as points, by the same days; never as money. */
    points: points ?? 0,
    price,
    from_on: from,
    to_on: to,
    refunded,
    days: daysBetween(from, to) + 1,
    days_left: Math.max(daysBetween(today, to), 0),
    unused: checksDone === 0,
  }
}
