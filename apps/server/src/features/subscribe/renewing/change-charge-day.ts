import type { subscribePaymentDate } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { bridge } from '@jipsalpim/engine/watch/billing.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { offerOf } from '../consent/consent-queries.ts'
import { priceSoFar } from '../consent/most-of.ts'
import { changeWatch } from '../queries.ts'
import { withWatch } from './with-watch.ts'
import { CHARGE_HOUR, hourOn } from './next-charge.ts'
import { openPeriod } from './owed.ts'
import { upsertPeriod } from './renew-queries.ts'

/**
 * Changes the charge day, at most once a year. The days between become a period of their own, charged pro rata at the
 * current price when it begins. Refused while a charge is owed, or before an agreed price or plan begins.
 */
export const changeChargeDay: Action<typeof subscribePaymentDate> = (ctx, { subscribe_seq, day }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, { watch, periods }) => {
    const today = dayInSeoul(tx.now())
    const open = openPeriod(periods)
    if (open?.state === 'asked') throw new Fail('analysisInProgress')
    const last = periods.find((p) => p.state === 'paid')
    const isAgreed = last !== undefined && (await offerOf(tx.db, watch.watch_seq, last.nth + 1))?.agreed === true
    const isEarly = watch.charge_day_on !== null && today < addMonths(watch.charge_day_on, 12)
    const isOver = last !== undefined && last.to_on < today
    if (
      open ||
      !last ||
      isAgreed ||
      isEarly ||
      isOver ||
      watch.state !== 'active' ||
      watch.card_seq === null ||
      watch.ends_on
    )
      throw new Fail('watchState')
    const price = await priceSoFar(tx, periods)
    const between = bridge(watch.anchor_on, watch.plan, last.nth - watch.anchor_nth, day, price)
    const { from, to, days, won, anchor, n, nextChargeOn } = between
    const isBridged = from !== null && to !== null
    if (isBridged)
      await upsertPeriod(tx.db, {
        watch_seq: watch.watch_seq,
        nth: last.nth + 1,
        from_on: from,
        to_on: to,
        price: won,
        worth: won,
        order_seq: null,
        next_try_at: hourOn(from, CHARGE_HOUR),
        bridge: true,
      })
    await changeWatch(tx.db, watch.watch_seq, {
      anchor_on: anchor,
      anchor_nth: last.nth + (isBridged ? 2 : 1) - n,
      charge_day_on: today,
    })
    return { next_charge_on: nextChargeOn, bridge: isBridged ? { from, to, days, won } : null }
  })
