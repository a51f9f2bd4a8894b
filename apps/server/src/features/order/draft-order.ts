import type { TxContext } from '../../main/context.ts'
import type { OrderRow } from './order-row.ts'
import { lockOrderOfDraft, releaseDraft } from './queries.ts'

type OpenOrder = Pick<OrderRow, 'merchant_uid' | 'order_seq' | 'price'> & { state: 'pending' | 'completed' }

/**
 * The order that holds a draft's key, open or paid, where it is what is asked for now: a second tab or a repeat gets it
 * again. Any other leaves its draft to a new one.
 */
export async function orderOfDraft(
  tx: TxContext,
  userSeq: number,
  draftKey: string,
  isSame: (order: OrderRow) => boolean,
): Promise<OpenOrder | null> {
  const found = await lockOrderOfDraft(tx.db, userSeq, draftKey)
  if (!found) return null
  const { merchant_uid, order_seq, price, state } = found
  if ((state === 'pending' || state === 'completed') && isSame(found)) return { merchant_uid, order_seq, price, state }
  await releaseDraft(tx.db, order_seq)
  return null
}
