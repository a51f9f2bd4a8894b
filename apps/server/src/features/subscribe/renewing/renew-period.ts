import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { scheduleCheckNow } from '../requesting/schedule-check-now.ts'
import { changeWatch, isLiving, lockWatch } from '../queries.ts'
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
  const again = watch.state === 'paused' ? periodOf(today, watch.plan, 0) : null
  const period = await changePeriod(tx.db, owed.period_seq, {
    state: 'paid',
    paid_at: tx.now(),
    next_try_at: null,
    ...(again && { from_on: again.from, to_on: again.to, bridge: false }),
  })
  if (again) await changeWatch(tx.db, watch.watch_seq, { anchor_on: today, anchor_nth: owed.nth })
  if (watch.state === 'grace' || watch.state === 'paused')
    await changeWatch(tx.db, watch.watch_seq, { state: 'active' })
  // There were no checks while it was unpaid.
  if (again) await scheduleCheckNow(tx, watch.home_seq)
  killPoint('watch.renewing')
  await notifyRenewed(tx, watch, period)
}
