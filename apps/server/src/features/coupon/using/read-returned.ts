import type { TxContext } from '../../../kernel/context.ts'
import { returnedBy } from '../queries.ts'

/** The state of a cancelled order's coupon: 'open' is usable again, 'expired' ended meanwhile. */
export const readReturned = async (tx: TxContext, orderSeq: number): Promise<'open' | 'expired' | 'none'> =>
  (await returnedBy(tx.db, orderSeq)) ?? 'none'
