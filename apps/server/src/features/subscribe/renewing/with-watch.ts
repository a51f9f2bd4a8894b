import { Fail } from '../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { isLiving, isOwn, lockWatch, periodsOf, type PeriodRow, type WatchRow } from '../queries.ts'
import { openPeriod } from './owed.ts'

export type LockedWatch = { watch: WatchRow; periods: readonly PeriodRow[] }

/**
 * Runs `work` with the locks of a user's watch: first the orders of its open and its last paid period, then its home
 * and the watch itself (`lockWatch`); payments and checks lock in the same order. If a renewal has created another order meanwhile,
 * the locks are taken again: so a charge begins either before `work` or not at all.
 */
export async function withWatch<T>(
  ctx: Context,
  userSeq: number,
  watchSeq: number,
  work: (tx: TxContext, held: LockedWatch) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await ctx.tx(async (tx) => {
      const locked = await lockWatchAndOrders(tx, userSeq, watchSeq)
      return locked && { value: await work(tx, locked) }
    })
    if (done) return done.value
  }
  throw new Fail('repeatInFlight')
}
/** Takes the locks of a user's watch within a transaction; null if a renewal has created another order meanwhile. */
export async function lockWatchAndOrders(
  tx: TxContext,
  userSeq: number,
  watchSeq: number,
): Promise<LockedWatch | null> {
  if (!(await isOwn(tx.db, userSeq, watchSeq))) throw new Fail('notFound')
  const orders = ordersOf(await periodsOf(tx.db, [watchSeq]))
  for (const order_seq of orders) await tx.hooks.payables.lockOwn(tx, userSeq, { order_seq })
  const watch = await lockWatch(tx.db, watchSeq)
  if (watch?.user_seq !== userSeq) throw new Fail('notFound')
  if (!isLiving(watch.state)) throw new Fail('watchState')
  const periods = await periodsOf(tx.db, [watchSeq])
  return ordersOf(periods).some((o) => !orders.includes(o)) ? null : { watch, periods }
}
/** A renewal creates one order a month: normally a second attempt succeeds. */
const TRIES = 5

const ordersOf = (periods: readonly PeriodRow[]): number[] =>
  [openPeriod(periods), periods.find((p) => p.state === 'paid')]
    .flatMap((p) => (p?.order_seq ? [p.order_seq] : []))
    .toSorted((a, b) => a - b)
