import type { TxContext } from '../../../kernel/context.ts'
import type { PeriodRow } from '../queries.ts'
import { openPeriod } from './owed.ts'
import { changePeriod } from './renew-queries.ts'

/**
 * The watch ends, so nothing more is charged: its open period is given up with its order. A charge that was begun before
 * finds the order closed, and what it took goes back. Requires the locks of the order and the watch.
 */
export async function voidOpenPeriod(tx: TxContext, periods: readonly PeriodRow[]): Promise<void> {
  const open = openPeriod(periods)
  if (!open) return
  await changePeriod(tx.db, open.period_seq, { state: 'void', next_try_at: null })
  if (open.order_seq !== null) await tx.hooks.watchOrders.giveUp(tx, open.order_seq, 'watch-stopped')
}
