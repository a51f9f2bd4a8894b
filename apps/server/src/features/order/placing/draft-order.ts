import type { TxContext } from '../../../kernel/context.ts'
import type { OrderRow } from '../order-row.ts'
import { lockOrderOfDraft, releaseDraft } from '../queries.ts'

/** Whether the order has the requested way of paying. Another gateway requires another order. */
export const isPaidAs = (
  o: Pick<OrderRow, 'price' | 'pg_name' | 'pay_method'>,
  pg_name: OrderRow['pg_name'],
  pay_method: OrderRow['pay_method'] = 'card',
): boolean => o.price === 0 || (o.pg_name === pg_name && o.pay_method === pay_method)

type OpenOrder = Pick<OrderRow, 'merchant_uid' | 'order_seq' | 'price'> & { state: 'pending' | 'completed' }

/**
 * The open or paid order with this draft key, if it matches the request: a second tab or a repeat gets it again. Any
 * other order releases the key for a new one.
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
