import type { TxContext } from '../../main/context.ts'
import { completeOrder } from '../order/complete-order.ts'
import type { OrderRow } from '../order/order-row.ts'
import { insertFreeAttempt } from './queries.ts'

/** A price of 0 needs no gateway: the order is complete as it is made. */
export async function settleFree(tx: TxContext, order: OrderRow): Promise<void> {
  await insertFreeAttempt(tx.db, { order_seq: order.order_seq, merchant_uid: order.merchant_uid })
  await completeOrder(tx, order)
}
