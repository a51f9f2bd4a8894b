import type { TxContext } from '../../kernel/context.ts'
import { returnedBy } from './queries.ts'

/** What became of the coupon of an order that was undone: 'open' is the person's again, 'expired' ended meanwhile. */
export const readReturned = async (tx: TxContext, orderSeq: number): Promise<'open' | 'expired' | 'none'> =>
  (await returnedBy(tx.db, orderSeq)) ?? 'none'
