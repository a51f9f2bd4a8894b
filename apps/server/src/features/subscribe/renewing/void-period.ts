import type { TxContext } from '../../../kernel/context.ts'
import type { PeriodRow } from '../queries.ts'
import { openPeriod } from './owed.ts'
import { changePeriod } from './renew-queries.ts'

/**
 * The watch ends, so nothing more is charged: its open period becomes void and the order is closed. A charge that had
 * already begun finds the order closed and is refunded. Requires the locks of the order and the watch.
 */
export async function voidOpenPeriod(tx: TxContext, periods: readonly PeriodRow[]): Promise<void> {
  const open = openPeriod(periods)
  if (!open) return
  await changePeriod(tx.db, open.period_seq, { state: 'void', next_try_at: null })
  if (open.order_seq !== null) await tx.hooks.watchOrders.cancel(tx, open.order_seq, 'watch-stopped')
}
