import type { TxContext } from '../../kernel/context.ts'
import { hasWork } from '../report/has-work.ts'
import type { OrderRow } from './order-row.ts'

/** Has what was paid for begun to be supplied? A report begins when its home is complete. Under the order's lock. */
export const hasBegun = async (tx: TxContext, order: OrderRow): Promise<boolean> =>
  order.delivered_at !== null || (await hasWork(tx, order.order_seq))
