import { performance } from 'node:perf_hooks'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { JobHandler } from '../../../kernel/job.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { endForPrice } from '../consent/end-for-price.ts'
import { mostOf } from '../consent/most-of.ts'
import { lockWatch, periodsOf, type WatchRow } from '../queries.ts'
import { areBanksClosed } from './bank-hours.ts'
import { chargePeriod } from './charge-period.ts'
import { endGrace } from './fail-period.ts'
import { inLanes } from '../in-lanes.ts'
import { CHARGE_HOUR, hourOn, nextPeriod } from './next-charge.ts'
import { openPeriod } from './owed.ts'
import { changePlan } from '../offering/change-plan.ts'
import { renewalOf } from './renewal-of.ts'
import { periodsToCharge, upsertPeriod, watchesToRenew, type DuePeriod, type EndedWatch } from './renew-queries.ts'

/** After this time the rest is left to the next run, so that the job ends well before its time limit. */
const RUN_MS = 240_000
/** Charges at once. Most of a charge's time is the gateway's answer, for which no connection is held. */
const LANES = 8
const CHARGES_AT_ONCE = 200
/** Finding them reads every watch that renews, so they are found for many charges. */
const BEGUN_AT_ONCE = 1000

/**
 * Charges the periods that are due, begins those of the watches whose paid period is over, and ends grace periods, until
 * nothing is left or its time is over: then the next run follows at once. Nothing is charged while the banks are closed.
 * Concurrent runs, and a run after an outage, charge each period once: its row and its order are unique, and attempts
 * are counted under its lock.
 */
export const renewWatches: JobHandler<'subscribe.renew'> = async (ctx) => {
  const until = performance.now() + RUN_MS
  const isOver = () => performance.now() >= until
  const mayGoOn = () => !isOver() && !areBanksClosed(ctx.now())
  let charged: DuePeriod | null = null
  let begun: EndedWatch | null = null
  while (mayGoOn()) {
    const due = await periodsToCharge(ctx.db, charged, CHARGES_AT_ONCE)
    await inLanes(due, { lanes: LANES, mayGoOn, work: (period) => chargeOne(ctx, period) })
    charged = due.at(-1) ?? charged
    if (due.length > 0) continue
    const ended = await watchesToRenew(ctx.db, lastChargeDay(ctx.now()), begun, BEGUN_AT_ONCE)
    await inLanes(ended, { lanes: LANES, mayGoOn, work: (watch) => beginOne(ctx, watch) })
    begun = ended.at(-1) ?? begun
    if (ended.length === 0) break
  }
  if (isOver()) await ctx.enqueue('subscribe.renew', {}, { key: 'schedule' })
  await endGrace(ctx)
}

/** A failure does not affect the other periods, and is retried. */
async function chargeOne(ctx: Context, { period_seq }: DuePeriod): Promise<void> {
  try {
    await chargePeriod(ctx, period_seq)
  } catch (error) {
    ctx.log.error({ err: error, period_seq }, 'subscribe: a period was not charged')
  }
}

async function beginOne(ctx: Context, { watch_seq }: EndedWatch): Promise<void> {
  try {
    await ctx.tx((tx) => beginPeriod(tx, watch_seq))
    killPoint('watch.due')
  } catch (error) {
    ctx.log.error({ err: error, watch_seq }, 'subscribe: a period was not begun')
  }
}

/** The last day whose charge hour has come. */
const lastChargeDay = (now: Date): Day => dayInSeoul(new Date(now.getTime() - CHARGE_HOUR * 3_600_000))

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
  const { bridge } = next
  const most = bridge ? bridge.price : await mostOf(tx, watch, periods, next)
  if (most === null) return endForPrice(tx, watch, periods)
  const now = bridge ? { watch, next } : await changePlan(tx, watch, next)
  const made = await tx.hooks.watchOrders.renew(tx, {
    ...(await renewalOf(tx, now.watch)),
    won: bridge?.price ?? null,
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
    bridge: bridge !== null,
  })
}

const renews = (watch: WatchRow): boolean =>
  watch.state === 'active' && watch.ends_on === null && watch.card_seq !== null && watch.ended_at === null
