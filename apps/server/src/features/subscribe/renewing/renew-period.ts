import { addDays, dayInSeoul, daysBetween, type Day } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { alertSincePause } from '../alerting/alert-since-pause.ts'
import { scheduleCheckNow } from '../requesting/schedule-check-now.ts'
import { changeWatch, isLiving, lockWatch, type PeriodRow, type WatchRow } from '../queries.ts'
import { notifyRenewed } from './notify-charge.ts'
import { changePeriod, periodOfOrder } from './renew-queries.ts'

/** Whether the period that this order pays for is still wanted. Requires the order's lock, and takes the watch's. */
export async function mayRenew(tx: TxContext, orderSeq: number): Promise<boolean> {
  const period = await periodOfOrder(tx.db, orderSeq)
  const watch = period && (await lockWatch(tx.db, period.watch_seq))
  return watch !== undefined && isLiving(watch.state) && period?.state !== 'void' && period?.state !== 'paid'
}

/**
 * The period is paid. A paused watch begins a new period today, so that the days without service are not charged.
 * Requires the locks of `mayRenew`.
 */
export async function renewPeriod(tx: TxContext, orderSeq: number): Promise<void> {
  const owed = await periodOfOrder(tx.db, orderSeq)
  const watch = owed && (await lockWatch(tx.db, owed.watch_seq))
  if (!owed || !watch) throw new Error(`order ${orderSeq} renews no watch`)
  const today = dayInSeoul(tx.now())
  const again = watch.state === 'paused' ? beginAgain(watch, owed, today) : null
  const period = await changePeriod(tx.db, owed.period_seq, {
    state: 'paid',
    paid_at: tx.now(),
    next_try_at: null,
    ...again?.period,
  })
  if (again) await changeWatch(tx.db, watch.watch_seq, again.anchor)
  if (watch.state === 'grace' || watch.state === 'paused')
    await changeWatch(tx.db, watch.watch_seq, { state: 'active' })
  // There were no checks while it was unpaid.
  if (again) {
    await alertSincePause(tx, { ...watch, state: 'active' })
    await scheduleCheckNow(tx, watch.home_seq)
  }
  killPoint('watch.renewing')
  await notifyRenewed(tx, watch, period)
}

/**
 * The period that was sold, moved to begin today. A bridge keeps the number of its days, which are all that its price
 * pays for, and whole periods follow it; the charge day that it led to never came, so another one may be chosen.
 */
function beginAgain({ plan }: WatchRow, { nth, bridge, from_on, to_on }: PeriodRow, today: Day) {
  if (!bridge) {
    const { from, to } = periodOf(today, plan, 0)
    return { period: { from_on: from, to_on: to }, anchor: { anchor_on: today, anchor_nth: nth } }
  }
  const to = addDays(today, daysBetween(from_on, to_on))
  const anchor = { anchor_on: addDays(to, 1), anchor_nth: nth + 1, charge_day_on: null }
  return { period: { from_on: today, to_on: to }, anchor }
}
