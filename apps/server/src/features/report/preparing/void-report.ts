import type { TxContext } from '../../../kernel/context.ts'
import { voidReports } from '../queries.ts'

/** Voids the current report with its earlier versions; a worker on it finds out when it writes. Requires the order's lock. */
export const voidReport = async (
  tx: TxContext,
  orderSeq: number,
  from: readonly ('preparing' | 'ready')[],
): Promise<void> => {
  await voidReports(tx.db, orderSeq, from)
}
