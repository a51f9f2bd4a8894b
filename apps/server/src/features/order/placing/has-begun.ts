import type { TxContext } from '../../../kernel/context.ts'
import { hasWork } from '../../report/reading/has-work.ts'
import type { OrderRow } from '../order-row.ts'

/** True if delivery has begun. A report begins when its home is complete. Requires the order's lock. */
export const hasBegun = async (tx: TxContext, order: OrderRow): Promise<boolean> =>
  order.delivered_at !== null || (await hasWork(tx, order.order_seq))
