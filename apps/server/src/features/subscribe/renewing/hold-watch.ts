import { Fail } from '../../../kernel/serve.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { isLiving, isOwn, periodsOf, type PeriodRow, type WatchRow } from '../queries.ts'
import { lockHomeOfWatch, lockWatch } from './renew-queries.ts'
import { openPeriod } from './owed.ts'

export type HeldWatch = { watch: WatchRow; periods: readonly PeriodRow[] }

/**
 * Runs `work` with the locks of a person's watch: first those of the orders that its last two periods are paid by, then
 * its home's, then its own. A payment and a check take them in the same order. Where a renewal made another order meanwhile, the locks are taken
 * anew: so a charge either begins before `work`, or never.
 */
export async function withWatch<T>(
  ctx: Context,
  userSeq: number,
  watchSeq: number,
  work: (tx: TxContext, held: HeldWatch) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await ctx.tx(async (tx) => {
      const held = await holdWatch(tx, userSeq, watchSeq)
      return held && { value: await work(tx, held) }
    })
    if (done) return done.value
  }
  throw new Fail('repeatInFlight')
}
/** The locks of a person's watch within a transaction; null where a renewal made another order meanwhile. */
export async function holdWatch(tx: TxContext, userSeq: number, watchSeq: number): Promise<HeldWatch | null> {
  if (!(await isOwn(tx.db, userSeq, watchSeq))) throw new Fail('notFound')
  const orders = ordersOf(await periodsOf(tx.db, [watchSeq]))
  for (const order_seq of orders) await tx.hooks.payables.holdOwn(tx, userSeq, { order_seq })
  await lockHomeOfWatch(tx.db, watchSeq)
  const watch = await lockWatch(tx.db, watchSeq)
  if (watch?.user_seq !== userSeq) throw new Fail('notFound')
  if (!isLiving(watch.state)) throw new Fail('watchState')
  const periods = await periodsOf(tx.db, [watchSeq])
  return ordersOf(periods).some((o) => !orders.includes(o)) ? null : { watch, periods }
}
/** A renewal makes one order in a month: a second turn is enough, a third is for a repeat of it. */
const TRIES = 5

const ordersOf = (periods: readonly PeriodRow[]): number[] =>
  [openPeriod(periods), periods.find((p) => p.state === 'paid')]
    .flatMap((p) => (p?.order_seq ? [p.order_seq] : []))
    .toSorted((a, b) => a - b)
