import type { TxContext } from '../../kernel/context.ts'
import { postPayment } from '../ledger/post-payment.ts'
import { completeOrder } from '../order/complete-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { readCuts } from '../order/read-cuts.ts'
import { insertFreeAttempt } from './queries.ts'

/** A price of 0 needs no gateway. Whoever bears the discount that brought it there bears it from now on. */
export async function settleFree(tx: TxContext, order: OrderRow): Promise<void> {
  const attempt = await insertFreeAttempt(tx.db, { order_seq: order.order_seq, merchant_uid: order.merchant_uid })
  if (!(await completeOrder(tx, order))) throw new Error(`order ${order.order_seq} was open and cannot be completed`)
  await postPayment(tx, attempt.attempt_seq, 0, await readCuts(tx, order))
}
