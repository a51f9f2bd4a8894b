import type { TxContext } from '../../../kernel/context.ts'
import { startReport } from './start-report.ts'
import { voidReport } from './void-report.ts'

/**
 * Starts again with another address: the last accepted address is the one delivered (reliability R9). Requires the
 * order's lock.
 */
export async function restartReport(tx: TxContext, order: { order_seq: number }): Promise<void> {
  await voidReport(tx, order.order_seq, ['preparing', 'ready'])
  await startReport(tx, order)
}
