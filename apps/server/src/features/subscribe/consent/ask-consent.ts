import { performance } from 'node:perf_hooks'
import { addDays, dayInSeoul, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeText } from '../../address/place-text.ts'
import { homeBySeq, lockWatch, periodsOf, type PeriodRow, type WatchRow } from '../queries.ts'
import { CHARGE_HOUR, hourOn, nextPeriod } from '../renewing/next-charge.ts'
import { inLanes } from '../in-lanes.ts'
import { openPeriod } from '../renewing/owed.ts'
import {
  changeOffer,
  insertOffer,
  isDeclinedPlan,
  offerOf,
  watchesToAsk,
  type Asking,
  type OfferRow,
} from './consent-queries.ts'
import { endForPrice } from './end-for-price.ts'
import { priceSoFar } from './most-of.ts'

/** After this time the rest is left to the next run, so that the job ends well before its time limit. */
const RUN_MS = 100_000
const LANES = 4

/**
 * Daily, for the watches charged within the next thirty days: asks for consent to a higher price, ends watches without
 * consent in time, and sends the notices of an agreed price, a week and a day before. The engine sets all dates. When the
 * time of a run is over, the next one goes on after the last watch that it came to.
 */
export const askConsent: JobHandler<'subscribe.consent'> = async (ctx, begun) => {
  const until = performance.now() + RUN_MS
  const today = dayInSeoul(ctx.now())
  const asking = await asksFor(ctx, today)
  // A day that was not finished is begun again, as another day: the dates are those of today.
  let after = begun.on === today ? (begun.after ?? 0) : 0
  for (;;) {
    if (performance.now() >= until) return ctx.enqueue('subscribe.consent', { on: today, after }, { key: 'schedule' })
    const { last, watches } = await watchesToAsk(ctx.db, asking, after)
    await inLanes(watches, { lanes: LANES, work: (watchSeq) => askSafely(ctx, watchSeq, today) })
    if (last === null) return
    after = last
  }
}

/** What is asked today: the days of the charges, and the prices below which a watch has one that may rise. */
async function asksFor(ctx: Context, today: Day): Promise<Asking> {
  const { askFrom, askUntil } = consentClock(today)
  const [first, last] = [addDays(today, daysBetween(askUntil, today)), addDays(today, daysBetween(askFrom, today))]
  const highest = (plan: WatchRow['plan']) => ctx.hooks.watchOrders.highestPrice(ctx, plan, hourOn(last, CHARGE_HOUR))
  return { today, first, last, month: await highest('month'), year: await highest('year') }
}

/** A failure does not affect the other watches, and is retried the next day. */
async function askSafely(ctx: Context, watchSeq: number, today: Day): Promise<void> {
  try {
    await ctx.tx((tx) => askOne(tx, watchSeq, today))
  } catch (error) {
    ctx.log.error({ err: error, watch_seq: watchSeq }, 'subscribe: a watch was not asked for its price')
  }
}

async function askOne(tx: TxContext, watchSeq: number, today: Day): Promise<void> {
  const watch = await lockWatch(tx.db, watchSeq)
  if (watch?.state !== 'active' || watch.ends_on !== null) return
  const periods = await periodsOf(tx.db, [watchSeq])
  const next = openPeriod(periods) ? null : nextPeriod(watch, periods)
  if (!next || next.bridge) return
  const clock = consentClock(next.chargeOn)
  const offer = await offerOf(tx.db, watchSeq, next.nth)
  if (!offer) {
    if (clock.askFrom <= today && today <= clock.askUntil) await ask(tx, watch, periods, { ...clock, nth: next.nth })
    return
  }
  if (today <= clock.askUntil || isDeclinedPlan(offer)) return
  if (!offer.agreed) return endForPrice(tx, watch, periods)
  // After the deadline of the notice it is not sent: this period then costs the previous price.
  if (offer.noticed_at === null && today <= clock.noticeOn) {
    await notifyPrice(tx, watch, offer, 'watch-price-agreed')
    await changeOffer(tx.db, offer.offer_seq, { noticed_at: tx.now() })
  } else if (offer.noticed_at !== null && offer.reminded_at === null && today >= clock.courtesyOn) {
    await notifyPrice(tx, watch, offer, 'watch-price-tomorrow')
    await changeOffer(tx.db, offer.offer_seq, { reminded_at: tx.now() })
  }
}

type Asked = { nth: number; chargeOn: Day; askUntil: Day }
async function ask(tx: TxContext, watch: WatchRow, periods: readonly PeriodRow[], asked: Asked): Promise<void> {
  const at = hourOn(asked.chargeOn, CHARGE_HOUR)
  const price = await tx.hooks.watchOrders.priceOn(tx, watch.user_seq, watch.plan, at)
  const before = await priceSoFar(tx, periods)
  if (price === null || price <= before) return
  const offer = await insertOffer(tx.db, {
    watch_seq: watch.watch_seq,
    nth: asked.nth,
    charge_on: asked.chargeOn,
    price_before: before,
    price,
    ask_until: asked.askUntil,
  })
  if (offer) await notifyPrice(tx, watch, offer, 'watch-price-asked')
}

async function notifyPrice(
  tx: TxContext,
  watch: WatchRow,
  offer: OfferRow,
  template: 'watch-price-asked' | 'watch-price-agreed' | 'watch-price-tomorrow',
): Promise<void> {
  const home = await homeBySeq(tx.db, watch.home_seq)
  await postNotice(tx, {
    user_seq: watch.user_seq,
    order_seq: watch.order_seq,
    template,
    variables: {
      home: home ? placeText(home) : '',
      before: offer.price_before,
      won: offer.price,
      on: offer.charge_on,
      until: offer.ask_until,
      watch_seq: watch.watch_seq,
      ...(offer.plan_offer_seq !== null && { plan: 'year' }),
    },
    reference: `${template}-${offer.offer_seq}`,
  })
}
