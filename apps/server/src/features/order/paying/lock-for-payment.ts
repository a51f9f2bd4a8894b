import type { TxContext } from '../../../kernel/context.ts'
import type { OrderRow } from '../order-row.ts'
import { lockOrder, lockOwnOrder, type WhichOrder } from '../queries.ts'

/** Every change of an order's money, address or report takes this lock first. */
export const lockForPayment = (tx: TxContext, orderSeq: number): Promise<OrderRow> => lockOrder(tx.db, orderSeq)
export const lockOwnForPayment = (tx: TxContext, userSeq: number, which: WhichOrder): Promise<OrderRow | undefined> =>
  lockOwnOrder(tx.db, userSeq, which)
