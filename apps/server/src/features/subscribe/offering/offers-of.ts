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
  /** The last day on which it may be taken. */
  until: Day
  nth: number
  chargeOn: Day
  askUntil: Day
  before: number
  /** A year at the list's price. */
  listed: number
}

/**
 * What a watch may change to from its next period. Only by the month and by a card, and only on the days on which a consent
 * to another price may be given (전자상거래법 제13조제6항): later, its notice would come too late. Nothing that is no better than
 * the list, and nothing beside a price that is asked about.
 */
export async function offersOf(
  ctx: PriceContext,
  watch: WatchRow,
  periods: readonly PeriodRow[],
): Promise<readonly Offered[]> {
  if (watch.plan !== 'month' || watch.state !== 'active' || watch.card_seq === null || watch.ends_on !== null) return []
  const next = openPeriod(periods) ? null : nextPeriod(watch, periods)
  if (!next) return []
  const today = dayInSeoul(ctx.now())
  const { askFrom, askUntil, chargeOn } = consentClock(next.chargeOn)
  if (today < askFrom || today > askUntil) return []
  const asked = await offerOf(ctx.db, watch.watch_seq, next.nth)
  if (asked && !(asked.plan_offer_seq !== null && asked.agreed === false)) return []
  const [best] = await offersInForce(ctx.db)
  const listed =
    best && (await ctx.hooks.watchOrders.priceOn(ctx, watch.user_seq, 'year', hourOn(chargeOn, CHARGE_HOUR)))
  const before = priceSoFar(periods)
  // A consent is to a higher sum: from a free time on, its own price is asked first.
  if (!best || listed == null || best.price >= listed || best.price <= before || before === 0) return []
  const until = best.until_on < askUntil ? best.until_on : askUntil
  return [
    { offer_seq: best.plan_offer_seq, price: best.price, until, nth: next.nth, chargeOn, askUntil, before, listed },
  ]
}
