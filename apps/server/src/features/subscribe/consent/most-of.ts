import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import type { Context } from '../../../kernel/context.ts'
import { causeOfOrder, pointsOf } from '../../points/points-of.ts'
import type { PeriodRow, WatchRow } from '../queries.ts'
import { isDeclinedPlan, offerOf } from './consent-queries.ts'

/**
 * The current price of a whole period: a bridge to another charge day covers only part of one, and is not counted.
 * Points are a way of paying a price, and no cut of it as a coupon is.
 */
export async function priceSoFar({ db }: Pick<Context, 'db'>, periods: readonly PeriodRow[]): Promise<number> {
  const last = periods.find((p) => p.state === 'paid' && !p.bridge)
  if (!last) return 0
  const points = last.order_seq === null ? null : await pointsOf(db, causeOfOrder(last.order_seq))
  return last.price + (points?.won ?? 0)
}

/**
 * The most that may be charged for a period: the previous price, or a higher one that was agreed to and announced in
 * time (전자상거래법 제13조제6항). Null: consent was asked for and not given, so the watch ends. A rise without a question is not
 * charged; but a free period ends if its price can no longer be asked, for example because the card came late, or it
 * would stay free.
 */
export async function mostOf(
  ctx: Pick<Context, 'db' | 'now'>,
  watch: WatchRow,
  periods: readonly PeriodRow[],
  next: { nth: number; chargeOn: Day },
): Promise<number | null> {
  const before = await priceSoFar(ctx, periods)
  const offer = await offerOf(ctx.db, watch.watch_seq, next.nth)
  if (!offer || isDeclinedPlan(offer)) return before > 0 || mayStillAsk(ctx, next.chargeOn) ? before : null
  if (!offer.agreed) return null
  return offer.noticed_at === null ? before : offer.price
}

const mayStillAsk = (ctx: Pick<Context, 'now'>, chargeOn: Day): boolean =>
  dayInSeoul(ctx.now()) <= consentClock(chargeOn).askUntil
