import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { chargeOrder, countCharges, type Charged } from '../../payment/charging/charge-order.ts'
import { isLiving, type PeriodRow, type WatchRow } from '../queries.ts'
import { failPeriod } from './fail-period.ts'
import { renewalOf } from './renewal-of.ts'
import { changePeriod, lockPeriod, lockWatch, periodBySeq } from './renew-queries.ts'

/** A charge that was begun and not heard of since is looked at again after this. */
const LOOK_AGAIN_MS = 10 * 60_000
export const lookAgainAt = (tx: Pick<TxContext, 'now'>): Date => new Date(tx.now().getTime() + LOOK_AGAIN_MS)

/**
 * One try of one period: decided and counted under its lock, asked outside, and recorded. Killed anywhere, the next run
 * goes on with the same try.
 */
export async function chargePeriod(ctx: Context, periodSeq: number): Promise<void> {
  const decided = await ctx.tx((tx) => decide(tx, periodSeq))
  killPoint('watch.asked')
  if (!decided) return
  await recordCharged(ctx, periodSeq, await chargeOrder(ctx, decided.order_seq, decided.after))
}

async function decide(tx: TxContext, periodSeq: number): Promise<{ order_seq: number; after: number } | null> {
  const held = await hold(tx, periodSeq)
  if (!held) return null
  const { watch, period } = held
  const isDue = period.next_try_at !== null && period.next_try_at <= tx.now()
  if (!isDue || !isLiving(watch.state) || watch.ends_on !== null) return null
  if (period.state === 'asked') {
    await changePeriod(tx.db, periodSeq, { next_try_at: lookAgainAt(tx) })
    return period.order_seq === null ? null : { order_seq: period.order_seq, after: period.charges_before }
  }
  if (period.state !== 'due' && period.state !== 'soft-failed') return null
  const order_seq = await payableOrder(tx, watch, period)
  if (order_seq === null) return null
  const after = await countCharges(tx.db, order_seq)
  await changePeriod(tx.db, periodSeq, {
    state: 'asked',
    order_seq,
    charges_before: after,
    tries: period.state === 'soft-failed' ? period.tries + 1 : period.tries,
    next_try_at: lookAgainAt(tx),
  })
  return { order_seq, after }
}

/** The order's lock, then the watch's, then the row's: as a payment and a stop take them. */
async function hold(tx: TxContext, periodSeq: number): Promise<{ watch: WatchRow; period: PeriodRow } | null> {
  const found = await periodBySeq(tx.db, periodSeq)
  if (!found) return null
  if (found.order_seq !== null) await tx.hooks.payables.hold(tx, found.order_seq)
  const watch = await lockWatch(tx.db, found.watch_seq)
  const period = await lockPeriod(tx.db, periodSeq)
  return watch && period && period.order_seq === found.order_seq ? { watch, period } : null
}

/** The period's unpaid order; another one of the same sum where it has none that its card could pay. */
export async function payableOrder(tx: TxContext, watch: WatchRow, period: PeriodRow): Promise<number | null> {
  const renewal = await renewalOf(tx, watch)
  const { card } = renewal
  const order = period.order_seq === null ? null : await tx.hooks.payables.find(tx, period.order_seq)
  if (
    order?.state === 'pending' &&
    (order.price === 0 || (order.pg_name === card.vendor && order.card_seq === card.card_seq))
  )
    return order.order_seq
  if (order) await tx.hooks.watchOrders.giveUp(tx, order.order_seq, 'other-card')
  const made = await tx.hooks.watchOrders.renew(tx, { ...renewal, won: period.price, most: period.price })
  return made?.order_seq ?? null
}

/** What became of a try. A payment that was heard of elsewhere has moved the period already. */
export const recordCharged = (ctx: Context, periodSeq: number, charged: Charged): Promise<void> =>
  ctx.tx(async (tx) => {
    const held = await hold(tx, periodSeq)
    if (!held || held.period.state !== 'asked') return
    const { watch, period } = held
    if (charged.is === 'declined') await failPeriod(tx, watch, period, charged.kind)
    // Closed without the watch: another sum was taken, which goes back by itself. It is tried again with another order.
    if (charged.is === 'closed')
      await failPeriod(tx, watch, await changePeriod(tx.db, periodSeq, { order_seq: null }), 'soft')
    killPoint('watch.recorded')
  })
