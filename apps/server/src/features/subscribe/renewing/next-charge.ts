import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { periodOf, type Period } from '@jipsalpim/engine/watch/billing.ts'
import { isDeclinedPlan, openOffers } from '../consent/consent-queries.ts'
import type { PriceContext } from '../hooks.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { openPeriod } from './owed.ts'

/** The hour of the charge day (Seoul) from which cards are charged: banks are open, and users are awake. */
export const CHARGE_HOUR = 9
export const hourOn = (day: Day, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`)

/** The nth period of a watch, counted from its anchor. */
export const periodAtNth = (watch: Pick<WatchRow, 'anchor_on' | 'anchor_nth' | 'plan'>, nth: number): Period =>
  periodOf(watch.anchor_on, watch.plan, nth - watch.anchor_nth)

/** The period after the last paid one. */
export function nextPeriod(watch: WatchRow, periods: readonly PeriodRow[]): (Period & { nth: number }) | null {
  const last = periods.find((p) => p.state === 'paid')
  return last ? { ...periodAtNth(watch, last.nth + 1), nth: last.nth + 1 } : null
}

/** The next automatic charge and its time; null if the watch ends instead. */
export async function nextCharge(ctx: PriceContext, watch: WatchRow, periods: readonly PeriodRow[]) {
  if (watch.ended_at !== null || watch.ends_on !== null) return null
  const open = openPeriod(periods)
  if (open) {
    const at = open.next_try_at
    return at ? { on: dayInSeoul(at), won: open.price } : null
  }
  const next = nextPeriod(watch, periods)
  if (!next) return null
  const today = dayInSeoul(ctx.now())
  const on = next.chargeOn < today ? today : next.chargeOn
  const offer = (await openOffers(ctx.db, [watch.watch_seq], today)).find(
    (o) => o.nth === next.nth && !isDeclinedPlan(o),
  )
  const won =
    offer?.price ?? (await ctx.hooks.watchOrders.priceOn(ctx, watch.user_seq, watch.plan, hourOn(on, CHARGE_HOUR)))
  return won === null ? null : { on, won }
}
