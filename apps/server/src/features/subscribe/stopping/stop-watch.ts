import type {
  subscribeRemove,
  subscribeReserve,
  subscribeReserveRevoke,
} from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { refundPartly } from '../../payment/refund/refund-partly.ts'
import { returnSomePoints } from '../../points/reserve-points.ts'
import { causeOfOrder } from '../../points/points-of.ts'
import { earnRest } from '../earning/earn-periods.ts'
import { currentPeriod, presentWatches } from '../present-watch.ts'
import { mostOf } from '../consent/most-of.ts'
import { withWatch, type LockedWatch } from '../renewing/with-watch.ts'
import { nextPeriod } from '../renewing/next-charge.ts'
import { voidOpenPeriod } from '../renewing/void-period.ts'
import { changeWatch, endWatch, ownWatches, type WatchRow } from '../queries.ts'
import { remarkPlace } from '../sealed-place.ts'
import { refundNow } from './refund-now.ts'

type Stopped = { won: number; due_on: WatchRow['ends_on'] }

/** Ends the watch today with a refund of the remaining days, or on the last paid day. */
export const reserveStop: Action<typeof subscribeReserve> = (ctx, input, user) =>
  withWatch(ctx, user.seq, input.subscribe_seq, async (tx, held) => {
    const { watch, periods } = held
    const remark = input.remark === null || input.remark === '' ? null : input.remark
    if (remark !== null)
      await changeWatch(tx.db, watch.watch_seq, { remark_sealed: tx.seal.seal(remarkPlace(watch.watch_seq), remark) })
    if (input.when === 'now') {
      if (input.shown_refund === null) throw new Fail('invalidInput', { shown_refund: 'missing' })
      const refund = await stopToday(tx, held, input.shown_refund)
      return { state: 'stopped', ends_on: dayInSeoul(tx.now()), refund }
    }
    const period = currentPeriod(periods, tx.now())
    if (!period || watch.state === 'ending') throw new Fail('watchState')
    // An unpaid period becomes void: nothing is charged from now on.
    await voidOpenPeriod(tx, periods)
    const today = dayInSeoul(tx.now())
    const ends_on = period.to_on < today ? today : period.to_on
    await changeWatch(tx.db, watch.watch_seq, { state: 'ending', ends_on })
    return { state: 'ending', ends_on, refund: null }
  })

/** Undoes a reserved end, until the last day is over. */
export const revokeStop: Action<typeof subscribeReserveRevoke> = (ctx, { subscribe_seq }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, { watch, periods }) => {
    if (watch.state !== 'ending') throw new Fail('watchState')
    // A price that was refused stays refused: the watch would end again.
    const next = nextPeriod(watch, periods)
    if (next && (await mostOf(tx, watch, periods, next)) === null) throw new Fail('watchState')
    const period = currentPeriod(periods, tx.now())
    // Without a card for the next period it still ends with this one.
    await changeWatch(tx.db, watch.watch_seq, {
      state: 'active',
      ends_on: watch.card_seq === null ? (period?.to_on ?? null) : null,
    })
    const [one] = await presentWatches(tx, await ownWatches(tx.db, user.seq, subscribe_seq))
    if (!one) throw new Fail('notFound')
    return one.item
  })

export const removeWatch: Action<typeof subscribeRemove> = (ctx, { subscribe_seq, shown_refund }, user) =>
  withWatch(ctx, user.seq, subscribe_seq, async (tx, held) => ({ refund: await stopToday(tx, held, shown_refund) }))

/**
 * Refunds the sum that was shown: if it differs now, throws with the new sum and stops nothing. Null: no sum was shown.
 */
export async function stopToday(
  tx: TxContext,
  { watch, periods }: LockedWatch,
  shown: number | null,
): Promise<Stopped> {
  const period = currentPeriod(periods, tx.now())
  const order = period?.order_seq ? await tx.hooks.payables.lock(tx, period.order_seq) : null
  const back = period ? await refundNow(tx, watch, period) : null
  const won = back?.won ?? 0
  if (shown !== null && won !== shown) throw new Fail('priceChanged', { refund: won })
  await voidOpenPeriod(tx, periods)
  // End the watch first, so that the handling of the order's refund finds it ended.
  await endWatch(tx.db, watch, 'stopped')
  if (period) await earnRest(tx, period, won)
  if (period?.order_seq && back) await returnSomePoints(tx, causeOfOrder(period.order_seq), back.points)
  killPoint('watch.stopping')
  if (!order || !period || won === 0) return { won: 0, due_on: null }
  const refund =
    won === order.price
      ? await refundOrder(tx, order, 'watch-stopped')
      : await refundPartly(tx, order.order_seq, { amount: won, reason: 'watch-stopped' })
  // An earlier refund is still in progress: the sum is only known afterwards.
  if (!refund) throw new Fail('watchState')
  return { won, due_on: refund.due_on }
}
