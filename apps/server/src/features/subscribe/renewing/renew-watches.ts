import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { endForPrice } from '../consent/end-for-price.ts'
import { mostOf } from '../consent/most-of.ts'
import { lockWatch, periodsOf, type WatchRow } from '../queries.ts'
import { chargePeriod } from './charge-period.ts'
import { endGrace } from './fail-period.ts'
import { CHARGE_HOUR, hourOn, nextPeriod } from './next-charge.ts'
import { openPeriod } from './owed.ts'
import { changePlan } from '../offering/change-plan.ts'
import { renewalOf } from './renewal-of.ts'
import { periodsToCharge, upsertPeriod, watchesToRenew } from './renew-queries.ts'

const AT_ONCE = 200

/**
 * Creates the periods that begin, charges those that are due, and ends grace periods. Concurrent runs, and a run after
 * an outage, charge each period once: its row and its order are unique, and attempts are counted under its lock.
 */
export const renewWatches: JobHandler<'subscribe.renew'> = async (ctx) => {
  for (const watchSeq of await watchesToRenew(ctx.db, dayInSeoul(ctx.now()), AT_ONCE)) {
    await ctx.tx((tx) => beginPeriod(tx, watchSeq))
    killPoint('watch.due')
  }
  for (const periodSeq of await periodsToCharge(ctx.db, AT_ONCE)) await chargeOne(ctx, periodSeq)
  await endGrace(ctx)
}

/** A failure does not affect the other periods, and is retried. */
async function chargeOne(ctx: Context, periodSeq: number): Promise<void> {
  try {
    await chargePeriod(ctx, periodSeq)
  } catch (error) {
    ctx.log.error({ err: error, period_seq: periodSeq }, 'subscribe: a period was not charged')
  }
}

/**
 * Creates the row and the order of the period that begins, under the watch's lock, so that a stop happens either before
 * or after it.
 */
async function beginPeriod(tx: TxContext, watchSeq: number): Promise<void> {
  const watch = await lockWatch(tx.db, watchSeq)
  if (!watch || !renews(watch)) return
  const periods = await periodsOf(tx.db, [watchSeq])
  const next = openPeriod(periods) ? null : nextPeriod(watch, periods)
  if (!next || hourOn(next.chargeOn, CHARGE_HOUR) > tx.now()) return
  const most = await mostOf(tx, watch, periods, next)
  if (most === null) return endForPrice(tx, watch, periods)
  const now = await changePlan(tx, watch, next)
  const made = await tx.hooks.watchOrders.renew(tx, {
    ...(await renewalOf(tx, now.watch)),
    won: null,
    most,
  })
  if (!made) return endForPrice(tx, watch, periods)
  await upsertPeriod(tx.db, {
    watch_seq: watchSeq,
    nth: next.nth,
    from_on: now.next.from,
    to_on: now.next.to,
    ...made,
    next_try_at: tx.now(),
    bridge: false,
  })
}

const renews = (watch: WatchRow): boolean =>
  watch.state === 'active' && watch.ends_on === null && watch.card_seq !== null && watch.ended_at === null
