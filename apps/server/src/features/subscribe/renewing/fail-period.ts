import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { dunning, type Dunning } from '@jipsalpim/engine/watch/billing.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { changeWatch, lockWatch, type PeriodRow, type WatchRow } from '../queries.ts'
import { hourOn } from './next-charge.ts'
import { changePeriod, lockPeriod, periodBySeq, periodsInGrace } from './renew-queries.ts'
import { notifyCardNeeded, notifyChargeFailed, notifyPaused } from './notify-charge.ts'

/**
 * A charge was declined: schedules the next attempt by the engine's rules, counted from the first failure. The home is
 * still watched during the grace period; the user is always notified when a watch stops. Requires the locks of the
 * order and the watch.
 */
export async function failPeriod(tx: TxContext, watch: WatchRow, owed: PeriodRow, kind: 'soft' | 'hard') {
  const today = dayInSeoul(tx.now())
  const failed_on = owed.failed_on ?? today
  const { next, tries } = nextTry(failed_on, owed.tries, kind, today)
  const over = watch.state === 'paused' || next.next === 'paused' || next.graceUntil < today
  const period = await changePeriod(tx.db, owed.period_seq, {
    state: kind === 'hard' ? 'hard-failed' : 'soft-failed',
    failed_on,
    tries,
    next_try_at: !over && next.next === 'retry' ? hourOn(next.on, next.hour) : null,
  })
  if (over) return pause(tx, watch, period)
  if (watch.state === 'active') await changeWatch(tx.db, watch.watch_seq, { state: 'grace' })
  if (next.next === 'retry') await notifyChargeFailed(tx, watch, period, next.on, next.graceUntil)
  else await notifyCardNeeded(tx, watch, period, next.graceUntil)
}

/** The next attempt in the future: attempts that were due during an outage are skipped. */
function nextTry(failedOn: PeriodRow['from_on'], tried: number, kind: 'soft' | 'hard', today: PeriodRow['from_on']) {
  let tries = tried
  let next: Dunning = dunning(failedOn, tries, kind)
  while (next.next === 'retry' && next.on <= today) next = dunning(failedOn, (tries += 1), kind)
  return { next, tries }
}

async function pause(tx: TxContext, watch: WatchRow, period: PeriodRow): Promise<void> {
  if (watch.state !== 'grace' && watch.state !== 'active') return
  await changeWatch(tx.db, watch.watch_seq, { state: 'paused' })
  await notifyPaused(tx, watch, period)
}

/** The grace period is over without payment: pauses the watch and notifies the user. */
export async function endGrace(ctx: Context): Promise<void> {
  const today = dayInSeoul(ctx.now())
  const { graceUntil } = dunning(today, 0, 'hard')
  // A charge that failed before this day is past the grace period.
  const days = (Date.parse(graceUntil) - Date.parse(today)) / 86_400_000
  for (const periodSeq of await periodsInGrace(ctx.db, addDays(today, -days), AT_ONCE))
    await ctx.tx(async (tx) => {
      const found = await periodBySeq(tx.db, periodSeq)
      if (found?.order_seq) await tx.hooks.payables.lock(tx, found.order_seq)
      const watch = found && (await lockWatch(tx.db, found.watch_seq))
      const period = await lockPeriod(tx.db, periodSeq)
      if (!watch || !period || (period.state !== 'soft-failed' && period.state !== 'hard-failed')) return
      await changePeriod(tx.db, periodSeq, { next_try_at: null })
      await pause(tx, watch, period)
    })
}
const AT_ONCE = 500
