import type { TxContext } from '../../../kernel/context.ts'
import { emptyMasked } from './share-queries.ts'

/** The report is paid back, or of another home: what its shares showed goes with it. */
export const forgetMasked = async (tx: TxContext, orderSeq: number): Promise<void> => {
  await emptyMasked(tx.db, orderSeq)
}
