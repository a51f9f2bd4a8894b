import type { TxContext } from '../../kernel/context.ts'
import type { OrderRow } from './order-row.ts'
import { lockOrderOfDraft, releaseDraft } from './queries.ts'

/** To be paid in the window that is asked for now. Another gateway's is another order. */
export const isPaidAs = (
  o: Pick<OrderRow, 'price' | 'pg_name' | 'pay_method'>,
  pg_name: OrderRow['pg_name'],
  pay_method: OrderRow['pay_method'] = 'card',
): boolean => o.price === 0 || (o.pg_name === pg_name && o.pay_method === pay_method)

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
