import { assess } from '@jipsalpim/engine/assess.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeText } from '../../address/place-text.ts'
import { inputOf } from '../judging/input-of.ts'
import { alertSinceReport, type FirstRegister } from './alert-since-report.ts'
import { changeWatch, endWatch, livingWatches, periodsOf, type HomeRow, type WatchRow } from '../queries.ts'

/** The first register was read: the service of every waiting watch has begun. */
export async function beginWatches(tx: TxContext, home: HomeRow, first: FirstRegister): Promise<void> {
  const today = dayInSeoul(tx.now())
  for (const watch of await livingWatches(tx.db, home.home_seq)) {
    await tx.hooks.watchOrders.onBegun(tx, watch.order_seq)
    const { grade } = assess(await inputOf(tx, watch, home, first.register, today))
    await changeWatch(tx.db, watch.watch_seq, { grade })
    await notifyBegun(tx, watch, home)
    await alertSinceReport(tx, watch, home, first)
  }
}

/** One message per watch and home: a repeat has the same reference. */
export const notifyBegun = (tx: TxContext, watch: WatchRow, home: HomeRow) =>
  postNotice(tx, {
    user_seq: watch.user_seq,
    order_seq: watch.order_seq,
    template: 'watch-begun',
    variables: { home: placeText(home) },
    reference: ['watch-begun', watch.watch_seq, watch.moved_at?.getTime()].filter(Boolean).join('-'),
  })

/** The home cannot be watched: refunds every watch in full. */
export async function refuseWatches(tx: TxContext, home: HomeRow): Promise<void> {
  for (const watch of await livingWatches(tx.db, home.home_seq)) await refuseWatch(tx, watch, 'watch-not-found')
}

/** Ends the watch and refunds the order at stake in full. */
export async function refuseWatch(tx: TxContext, watch: WatchRow, why: 'watch-not-found' | 'watch-exists') {
  await endWatch(tx.db, watch, 'stopped')
  await tx.hooks.watchOrders.onRefused(tx, await orderAtStake(tx.db, watch), why)
}

/**
 * The order that pays for the current home: the first one, or after a change of address that of the last paid period.
 */
async function orderAtStake(db: Context['db'], watch: WatchRow): Promise<number> {
  if (watch.moved_at === null) return watch.order_seq
  const paid = (await periodsOf(db, [watch.watch_seq])).find((p) => p.state === 'paid')
  return paid?.order_seq ?? watch.order_seq
}
/** The orders that the first check of a home may deliver or refund; they must be locked before the home. */
export async function ordersToLock(db: Context['db'], homeSeq: number): Promise<number[]> {
  const watches = await livingWatches(db, homeSeq)
  const orders: number[] = []
  for (const watch of watches) orders.push(watch.order_seq, await orderAtStake(db, watch))
  return [...new Set(orders)].toSorted((a, b) => a - b)
}
