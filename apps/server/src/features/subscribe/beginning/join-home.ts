import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { checkKey } from '../checking/check-key.ts'
import { dropHome, lockHomeOf, moveEvents, moveWatch, saveSchedule } from '../checking/claim-queries.ts'
import { inputOf } from '../judging/input-of.ts'
import { openPrint } from '../judging/registers.ts'
import { alertSinceReport } from './alert-since-report.ts'
import { refuseWatch, notifyBegun } from './settle-first.ts'
import { changeWatch, lastPrint, livingWatches, type HomeRow } from '../queries.ts'

/**
 * True if another home already has this register: the watch joins it, so that one check serves all. A second watch of
 * the same user ends and is refunded. A home that had no watch for a while is read again from scratch.
 */
export async function joinHome(tx: TxContext, home: Pick<HomeRow, 'home_seq'>, uniqueNo: string): Promise<boolean> {
  const shared = await lockHomeOf(tx.db, uniqueNo)
  if (!shared || shared.home_seq === home.home_seq) return false
  const isIdle = shared.idle_since !== null
  const there = await livingWatches(tx.db, shared.home_seq)
  const print = await lastPrint(tx.db, shared.home_seq)
  const register = openPrint(tx, print)
  for (const watch of await livingWatches(tx.db, home.home_seq)) {
    if (there.some((w) => w.user_seq === watch.user_seq)) {
      await refuseWatch(tx, watch, 'watch-exists')
      await moveWatch(tx.db, watch.watch_seq, shared.home_seq)
      continue
    }
    await moveWatch(tx.db, watch.watch_seq, shared.home_seq)
    await tx.hooks.watchOrders.onBegun(tx, watch.order_seq)
    await notifyBegun(tx, watch, shared)
    if (print && register) {
      const input = await inputOf(tx, watch, shared, register, dayInSeoul(tx.now()))
      await changeWatch(tx.db, watch.watch_seq, { grade: assess(input).grade })
      // The register of a home that had no watch for a while is read again first.
      if (!isIdle) await alertSinceReport(tx, watch, shared, { print, register })
    }
  }
  await moveEvents(tx.db, home.home_seq, shared.home_seq)
  await dropHome(tx.db, home.home_seq)
  // The new lease may need an earlier check, and its first register is read today. If the home had no watch for a while,
  // changes of that time are not alerted: the register becomes the new baseline.
  await saveSchedule(tx.db, shared.home_seq, {
    idle_since: null,
    next_at: tx.now(),
    next_kind: register && !isIdle ? 'extract' : 'first',
    // Without a watch there were no checks and no rows of the feed; that is not an outage.
    ...(isIdle && { stopped_at: null, failures: 0, last_success_at: null, listed_at: null }),
  })
  await tx.enqueue('subscribe.check', { home_seq: shared.home_seq }, { key: checkKey(shared.home_seq) })
  return true
}
