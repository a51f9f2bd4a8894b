import type { TxContext } from '../../../kernel/context.ts'
import { emptyMasked } from './share-queries.ts'

/** The order was refunded, or its address changed: the content of its shares is deleted. */
export const forgetMasked = async (tx: TxContext, orderSeq: number): Promise<void> => {
  await emptyMasked(tx.db, orderSeq)
}
