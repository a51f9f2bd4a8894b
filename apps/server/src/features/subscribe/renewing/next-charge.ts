import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock, periodOf, type Period } from '@jipsalpim/engine/watch/billing.ts'
import { isDeclinedPlan, offerOf } from '../consent/consent-queries.ts'
import { mostOf, priceSoFar } from '../consent/most-of.ts'
import type { PriceContext } from '../hooks.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { openPeriod } from './owed.ts'

/** The hour of the charge day (Seoul) from which cards are charged: banks are open, and users are awake. */
export const CHARGE_HOUR = 9
export const hourOn = (day: Day, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+09:00`)

/** The nth period of a watch, counted from its anchor. */
export const periodAtNth = (watch: Pick<WatchRow, 'anchor_on' | 'anchor_nth' | 'plan'>, nth: number): Period =>
  periodOf(watch.anchor_on, watch.plan, nth - watch.anchor_nth)

/** `bridge`: it is the days to another charge day. */
export type NextPeriod = Period & { nth: number; bridge: PeriodRow | null }
/**
 * The period after the last paid one. The days to another charge day, which a stop gave up that was undone, come first
 * again: the whole periods are counted from after them.
 */
export function nextPeriod(watch: WatchRow, periods: readonly PeriodRow[]): NextPeriod | null {
  const last = periods.find((p) => p.state === 'paid')
  if (!last) return null
  const nth = last.nth + 1
  const bridge = periods.find((p) => p.nth === nth && p.bridge) ?? null
  const days = bridge && { from: bridge.from_on, to: bridge.to_on, chargeOn: bridge.from_on }
  return { ...(days ?? periodAtNth(watch, nth)), nth, bridge }
}

/**
 * The next automatic charge and its time; null if the watch ends instead. `needs_consent`: it ends unless the user agrees
 * to this sum, which is asked beforehand.
 */
export async function nextCharge(ctx: PriceContext, watch: WatchRow, periods: readonly PeriodRow[]) {
  if (watch.ended_at !== null || watch.ends_on !== null) return null
  const open = openPeriod(periods)
  if (open) {
    const at = open.next_try_at
    return at ? { on: dayInSeoul(at), won: open.price, needs_consent: false } : null
  }
  const next = nextPeriod(watch, periods)
  if (!next) return null
  const today = dayInSeoul(ctx.now())
  const on = next.chargeOn < today ? today : next.chargeOn
  if (next.bridge) return { on, won: next.bridge.price, needs_consent: false }
  const offer = await offerOf(ctx.db, watch.watch_seq, next.nth)
  const asked = offer && !isDeclinedPlan(offer) ? offer : null
  const { askUntil, noticeOn } = consentClock(next.chargeOn)
  // A higher price can still be agreed to or, after a yes, be announced in time.
  const mayRise = asked?.agreed !== false && today <= (asked?.agreed ? noticeOn : askUntil)
  const most = mayRise ? Infinity : await mostOf(ctx, watch, periods, next)
  if (most === null) return null
  const listed =
    asked && (mayRise || asked.noticed_at !== null)
      ? asked.price
      : await ctx.hooks.watchOrders.priceOn(ctx, watch.user_seq, watch.plan, hourOn(on, CHARGE_HOUR))
  if (listed === null) return null
  const needs_consent = mayRise && !asked?.agreed && listed > (await priceSoFar(ctx, periods))
  return { on, won: Math.min(listed, most), needs_consent }
}
