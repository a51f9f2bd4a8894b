import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import { offerOf } from '../consent/consent-queries.ts'
import { priceSoFar } from '../consent/most-of.ts'
import type { PriceContext } from '../hooks.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { CHARGE_HOUR, hourOn, nextPeriod } from '../renewing/next-charge.ts'
import { openPeriod } from '../renewing/owed.ts'
import { offersInForce } from './offer-queries.ts'

export type Offered = {
  offer_seq: number
  price: number
  /** The last day on which it can be accepted. */
  until: Day
  nth: number
  chargeOn: Day
  askUntil: Day
  before: number
  /** The list price of a year. */
  listed: number
}

/**
 * The offers that a watch can accept for its next period. Only for monthly watches paid by card, and only while consent
 * to another price may be given (전자상거래법 제13조제6항): later, its notice would be too late. Only prices below the list
 * price, and no offer while another price is being asked.
 */
export async function offersOf(
  ctx: PriceContext,
  watch: WatchRow,
  periods: readonly PeriodRow[],
): Promise<readonly Offered[]> {
  if (watch.plan !== 'month' || watch.state !== 'active' || watch.card_seq === null || watch.ends_on !== null) return []
  const next = openPeriod(periods) ? null : nextPeriod(watch, periods)
  if (!next || next.bridge) return []
  const today = dayInSeoul(ctx.now())
  const { askFrom, askUntil, chargeOn } = consentClock(next.chargeOn)
  if (today < askFrom || today > askUntil) return []
  const asked = await offerOf(ctx.db, watch.watch_seq, next.nth)
  if (asked && !(asked.plan_offer_seq !== null && asked.agreed === false)) return []
  const [best] = await offersInForce(ctx.db)
  const listed =
    best && (await ctx.hooks.watchOrders.priceOn(ctx, watch.user_seq, 'year', hourOn(chargeOn, CHARGE_HOUR)))
  const before = await priceSoFar(ctx, periods)
  // Consent is to a higher price. After a free period its own price is asked first.
  if (!best || listed == null || best.price >= listed || best.price <= before || before === 0) return []
  const until = best.until_on < askUntil ? best.until_on : askUntil
  return [
    { offer_seq: best.plan_offer_seq, price: best.price, until, nth: next.nth, chargeOn, askUntil, before, listed },
  ]
}
