import type { TxContext } from '../../kernel/context.ts'
import { deliveryRef } from './post-delivery.ts'
import { isPosted } from './queries.ts'

/** True when the order's revenue was posted with its report. */
export const isDelivered = (tx: Pick<TxContext, 'db'>, orderSeq: number): Promise<boolean> =>
  isPosted(tx.db, 'delivery', deliveryRef(orderSeq))
