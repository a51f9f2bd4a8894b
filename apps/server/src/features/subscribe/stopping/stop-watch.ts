import type {
  subscribeRemove,
  subscribeReserve,
  subscribeReserveRevoke,
} from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { refundOrder } from '../../payment/refund/refund-order.ts'
import { refundPartly } from '../../payment/refund/refund-partly.ts'
import { earnRest } from '../earning/earn-periods.ts'
import { currentPeriod, presentWatches } from '../present-watch.ts'
import {
  changeWatch,
  endWatch,
  isLiving,
  isOwn,
  lockOwnWatch,
  ownWatches,
  periodsOf,
  type WatchRow,
} from '../queries.ts'
import { remarkPlace } from '../sealed-place.ts'
import { refundNow } from './refund-now.ts'

type Stopped = { won: number; due_on: WatchRow['ends_on'] }

/** Ends it today with the refund of the days that are left, or on the last day that is paid for. */
export const reserveStop: Action<typeof subscribeReserve> = (ctx, input, user) =>
  ctx.tx(async (tx) => {
    const watch = await lockLiving(tx, user, input.subscribe_seq)
    const remark = input.remark === null || input.remark === '' ? null : input.remark
    if (remark !== null)
      await changeWatch(tx.db, watch.watch_seq, { remark_sealed: tx.seal.seal(remarkPlace(watch.watch_seq), remark) })
    if (input.when === 'now') {
      if (input.shown_refund === null) throw new Fail('invalidInput', { shown_refund: 'missing' })
      const refund = await stopToday(tx, watch, input.shown_refund)
      return { state: 'stopped', ends_on: dayInSeoul(tx.now()), refund }
    }
    const period = currentPeriod(await periodsOf(tx.db, [watch.watch_seq]), tx.now())
    if (!period || watch.state === 'ending') throw new Fail('watchState')
    await changeWatch(tx.db, watch.watch_seq, { state: 'ending', ends_on: period.to_on })
    return { state: 'ending', ends_on: period.to_on, refund: null }
  })

/** Takes a reservation back, until the last day is over. */
export const revokeStop: Action<typeof subscribeReserveRevoke> = (ctx, { subscribe_seq }, user) =>
  ctx.tx(async (tx) => {
    const watch = await lockLiving(tx, user, subscribe_seq)
    if (watch.state !== 'ending') throw new Fail('watchState')
    const period = currentPeriod(await periodsOf(tx.db, [watch.watch_seq]), tx.now())
    // Without a card that pays the next period it ends with this one, as before.
    await changeWatch(tx.db, watch.watch_seq, { state: 'active', ends_on: period?.to_on ?? null })
    const [one] = await presentWatches(tx, await ownWatches(tx.db, user.seq, subscribe_seq))
    if (!one) throw new Fail('notFound')
    return one.item
  })

export const removeWatch: Action<typeof subscribeRemove> = (ctx, { subscribe_seq, shown_refund }, user) =>
  ctx.tx(async (tx) => ({ refund: await stopToday(tx, await lockLiving(tx, user, subscribe_seq), shown_refund) }))

/** The order's lock comes before the watch's: a refund of the order ends the watch. */
async function lockLiving(tx: TxContext, user: User, watchSeq: number): Promise<WatchRow> {
  if (!(await isOwn(tx.db, user.seq, watchSeq))) throw new Fail('notFound')
  const [period] = await periodsOf(tx.db, [watchSeq])
  if (period?.order_seq) await tx.hooks.payables.holdOwn(tx, user.seq, { order_seq: period.order_seq })
  const watch = await lockOwnWatch(tx.db, user.seq, watchSeq)
  if (!watch) throw new Fail('notFound')
  if (!isLiving(watch.state)) throw new Fail('watchState')
  return watch
}

/** The refund that was shown is the refund: another one by now is shown first, and nothing is stopped. */
async function stopToday(tx: TxContext, watch: WatchRow, shown: number): Promise<Stopped> {
  const period = currentPeriod(await periodsOf(tx.db, [watch.watch_seq]), tx.now())
  const order = period?.order_seq ? await tx.hooks.payables.hold(tx, period.order_seq) : null
  const back = period ? await refundNow(tx, watch, period) : null
  const won = back?.won ?? 0
  if (won !== shown) throw new Fail('priceChanged', { refund: won })
  // The watch ends first: what follows from the order's refund finds it ended.
  await endWatch(tx.db, watch, 'stopped')
  if (period) await earnRest(tx, period, won)
  killPoint('watch.stopping')
  if (!order || !period || won === 0) return { won: 0, due_on: null }
  const refund =
    won === order.price
      ? await refundOrder(tx, order, 'watch-stopped')
      : await refundPartly(tx, order.order_seq, { amount: won, reason: 'watch-stopped' })
  // An earlier refund is on its way: the sum is known once it is done.
  if (!refund) throw new Fail('watchState')
  return { won, due_on: refund.due_on }
}

export type StopContext = Pick<Context, 'db'>
