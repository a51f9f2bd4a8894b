import type { TxContext } from '../../../kernel/context.ts'
import type { Borne } from '../../ledger/post-payment.ts'
import type { OrderRow } from '../order-row.ts'
import { cutsOf } from '../queries.ts'

/** The issuers' shares of an order's full price. */
export const readCuts = async (tx: TxContext, order: OrderRow): Promise<Borne[]> =>
  order.discount === 0 ? [] : cutsOf(tx.db, order.order_seq)
