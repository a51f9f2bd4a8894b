import type { TxContext } from '../../../kernel/context.ts'
import { latestReport } from '../queries.ts'

/** True when a report of this order was ever begun. */
export const hasWork = async (tx: Pick<TxContext, 'db'>, orderSeq: number): Promise<boolean> =>
  (await latestReport(tx.db, orderSeq)) !== undefined
