import type { TxContext } from '../../kernel/context.ts'
import { startReport } from './start-report.ts'
import { voidReport } from './void-report.ts'

/** Another address: what is delivered is of the last one accepted (reliability R9). Under the order's lock. */
export async function restartReport(tx: TxContext, order: { order_seq: number }): Promise<void> {
  await voidReport(tx, order.order_seq, ['preparing', 'ready'])
  await startReport(tx, order)
}
