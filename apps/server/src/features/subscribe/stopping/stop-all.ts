import type { Context, TxContext } from '../../../kernel/context.ts'
import { Fail } from '../../../kernel/serve.ts'
import { currentPeriod } from '../present-watch.ts'
import { isLiving, ownWatches, periodsOf } from '../queries.ts'
import { lockWatchAndOrders } from '../renewing/with-watch.ts'
import { refundNow } from './refund-now.ts'
import { stopToday } from './stop-watch.ts'

const living = async (db: Context['db'], userSeq: number) =>
  (await ownWatches(db, userSeq)).filter(({ state }) => isLiving(state))

/** A user's watches that have not ended, and the refund if all of them stop today. */
export async function livingWatches(ctx: Pick<Context, 'db' | 'now'>, userSeq: number) {
  const watches = await living(ctx.db, userSeq)
  let refund = 0
  for (const watch of watches) {
    const period = currentPeriod(await periodsOf(ctx.db, [watch.watch_seq]), ctx.now())
    if (period) refund += (await refundNow(ctx, watch, period)).won
  }
  return { count: watches.length, refund }
}

/** For withdrawal of membership: stops each watch today with its refund, in the transaction of the withdrawal. */
export async function stopWatches(tx: TxContext, userSeq: number): Promise<void> {
  for (const { watch_seq } of await living(tx.db, userSeq)) {
    const held = await lockWatchAndOrders(tx, userSeq, watch_seq)
    // A renewal is being charged right now: the refund is only known afterwards.
    if (!held) throw new Fail('withdrawalUnable', { obstacles: [], watches: 1 })
    await stopToday(tx, held, null)
  }
}
