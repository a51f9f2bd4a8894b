import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { chargeOrder, countCharges, type Charged } from '../../payment/charging/charge-order.ts'
import { isLiving, lockWatch, type PeriodRow, type WatchRow } from '../queries.ts'
import { failPeriod } from './fail-period.ts'
import { renewalOf } from './renewal-of.ts'
import { changePeriod, lockPeriod, periodBySeq } from './renew-queries.ts'

/** A charge without a result is looked up again after this time. */
const RECHECK_MS = 10 * 60_000
export const recheckAt = (tx: Pick<TxContext, 'now'>): Date => new Date(tx.now().getTime() + RECHECK_MS)

/**
 * One attempt to charge one period: decided and counted under its lock, charged outside the transaction, and recorded.
 * If it is killed at any point, the next run continues the same attempt.
 */
export async function chargePeriod(ctx: Context, periodSeq: number): Promise<void> {
  const decided = await ctx.tx((tx) => decide(tx, periodSeq))
  killPoint('watch.asked')
  if (!decided) return
  await recordCharged(ctx, periodSeq, await chargeOrder(ctx, decided.order_seq, decided.after))
}

async function decide(tx: TxContext, periodSeq: number): Promise<{ order_seq: number; after: number } | null> {
  const locked = await lockForCharge(tx, periodSeq)
  if (!locked) return null
  const { watch, period } = locked
  const isDue = period.next_try_at !== null && period.next_try_at <= tx.now()
  if (!isDue || !isLiving(watch.state) || watch.ends_on !== null) return null
  if (period.state === 'asked') {
    await changePeriod(tx.db, periodSeq, { next_try_at: recheckAt(tx) })
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
    next_try_at: recheckAt(tx),
  })
  return { order_seq, after }
}

/** Locks the order, then the watch, then the period: the same order as in payments and stops. */
async function lockForCharge(tx: TxContext, periodSeq: number): Promise<{ watch: WatchRow; period: PeriodRow } | null> {
  const found = await periodBySeq(tx.db, periodSeq)
  if (!found) return null
  if (found.order_seq !== null) await tx.hooks.payables.lock(tx, found.order_seq)
  const watch = await lockWatch(tx.db, found.watch_seq)
  const period = await lockPeriod(tx.db, periodSeq)
  return watch && period && period.order_seq === found.order_seq ? { watch, period } : null
}

/** The period's unpaid order; a new one for the same sum if it has none that the card can pay. */
export async function payableOrder(tx: TxContext, watch: WatchRow, period: PeriodRow): Promise<number | null> {
  const renewal = await renewalOf(tx, watch)
  const { card } = renewal
  const order = period.order_seq === null ? null : await tx.hooks.payables.find(tx, period.order_seq)
  if (
    order?.state === 'pending' &&
    (order.price === 0 || (order.pg_name === card.vendor && order.card_seq === card.card_seq))
  )
    return order.order_seq
  if (order) await tx.hooks.watchOrders.cancel(tx, order.order_seq, 'other-card')
  const made = await tx.hooks.watchOrders.renew(tx, { ...renewal, won: period.price, most: period.price })
  return made?.order_seq ?? null
}

/**
 * Records the result of an attempt. If the payment was already recorded elsewhere, the period has moved on, and nothing
 * is done.
 */
export const recordCharged = (ctx: Context, periodSeq: number, charged: Charged): Promise<void> =>
  ctx.tx(async (tx) => {
    const held = await lockForCharge(tx, periodSeq)
    if (!held || held.period.state !== 'asked') return
    const { watch, period } = held
    if (charged.is === 'declined') await failPeriod(tx, watch, period, charged.kind)
    // The order was closed though the watch goes on: a different sum was taken and is refunded automatically. Retry
    // with another order.
    if (charged.is === 'closed')
      await failPeriod(tx, watch, await changePeriod(tx.db, periodSeq, { order_seq: null }), 'soft')
    killPoint('watch.recorded')
  })
