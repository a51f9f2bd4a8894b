import { addDays, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { consentClock } from '@jipsalpim/engine/watch/billing.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeText } from '../../address/place-text.ts'
import { homeBySeq, lockWatch, periodsOf, type PeriodRow, type WatchRow } from '../queries.ts'
import { CHARGE_HOUR, hourOn, nextPeriod } from '../renewing/next-charge.ts'
import { openPeriod } from '../renewing/owed.ts'
import { changeOffer, insertOffer, isDeclinedPlan, offerOf, renewingBetween, type OfferRow } from './consent-queries.ts'
import { endForPrice } from './end-for-price.ts'
import { priceSoFar } from './most-of.ts'

/**
 * Daily, for the watches charged within the next thirty days: asks for consent to a higher price, ends watches without
 * consent in time, and sends the notices of an agreed price, a week and a day before. The engine sets all dates.
 */
export const askConsent: JobHandler<'subscribe.consent'> = async (ctx) => {
  const today = dayInSeoul(ctx.now())
  const { askFrom } = consentClock(today)
  const days = (Date.parse(today) - Date.parse(askFrom)) / 86_400_000
  for (let after = 0; ;) {
    const watches = await renewingBetween(ctx.db, today, addDays(today, days), after)
    for (const watchSeq of watches) {
      await ctx.tx((tx) => askOne(tx, watchSeq, today))
    }
    const last = watches.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function askOne(tx: TxContext, watchSeq: number, today: Day): Promise<void> {
  const watch = await lockWatch(tx.db, watchSeq)
  if (watch?.state !== 'active' || watch.ends_on !== null) return
  const periods = await periodsOf(tx.db, [watchSeq])
  const next = openPeriod(periods) ? null : nextPeriod(watch, periods)
  if (!next) return
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
  const before = priceSoFar(periods)
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
