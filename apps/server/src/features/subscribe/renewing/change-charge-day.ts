import type { subscribeChargeDay, subscribePaymentDate } from '@jipsalpim/contract/areas/subscribe/paying.ts'
import { addMonths, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { bridge, type Bridge } from '@jipsalpim/engine/watch/billing.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { offerOf } from '../consent/consent-queries.ts'
import { priceSoFar } from '../consent/most-of.ts'
import { changeWatch, isLiving, ownWatches, periodsOf, type PeriodRow } from '../queries.ts'
import { withWatch, type LockedWatch } from './with-watch.ts'
import { CHARGE_HOUR, hourOn } from './next-charge.ts'
import { openPeriod } from './owed.ts'
import { upsertPeriod } from './renew-queries.ts'

/**
 * Changes the charge day, at most once a year. The days between become a period of their own, charged pro rata at the
 * current price when it begins. Refused while a charge is owed, in a free period, whose days would be free too, or before
 * an agreed price or plan begins.
 */
export const changeChargeDay: Action<typeof subscribePaymentDate> = (ctx, { subscribe_seq, day, shown_won }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, held) => {
    const { watch } = held
    const { last, between } = await planBridge(tx, held, day)
    const { from, to, won, anchor, n } = between
    const isBridged = from !== null && to !== null
    if (shown_won !== undefined && shown_won !== (isBridged ? won : 0)) throw new Fail('priceChanged')
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
      charge_day_on: dayInSeoul(tx.now()),
    })
    return presentBridge(between)
  })

/** What `changeChargeDay` would do now. */
export const readChargeDay: Action<typeof subscribeChargeDay> = async (ctx, { id, day }, user) => {
  const [watch] = await ownWatches(ctx.db, user.seq, id)
  if (!watch) throw new Fail('notFound')
  if (!isLiving(watch.state)) throw new Fail('watchState')
  const periods = await periodsOf(ctx.db, [watch.watch_seq])
  return presentBridge((await planBridge(ctx, { watch, periods }, day)).between)
}

async function planBridge(
  ctx: Pick<Context, 'db' | 'now'>,
  { watch, periods }: LockedWatch,
  day: number,
): Promise<{ last: PeriodRow; between: Bridge }> {
  const today = dayInSeoul(ctx.now())
  const open = openPeriod(periods)
  if (open?.state === 'asked') throw new Fail('analysisInProgress')
  const last = periods.find((p) => p.state === 'paid')
  if (!last || open || watch.state !== 'active' || watch.card_seq === null || watch.ends_on)
    throw new Fail('watchState')
  const isAgreed = (await offerOf(ctx.db, watch.watch_seq, last.nth + 1))?.agreed === true
  const isEarly = watch.charge_day_on !== null && today < addMonths(watch.charge_day_on, 12)
  const price = await priceSoFar(ctx, periods)
  if (isAgreed || isEarly || last.to_on < today || price === 0) throw new Fail('watchState')
  return { last, between: bridge(watch.anchor_on, watch.plan, last.nth - watch.anchor_nth, day, price) }
}

const presentBridge = ({ from, to, days, won, nextChargeOn }: Bridge) => ({
  next_charge_on: nextChargeOn,
  bridge: from !== null && to !== null ? { from, to, days, won } : null,
})
