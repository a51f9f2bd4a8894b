import type { TxContext } from '../../main/context.ts'
import { keepOrderEvent, moveOrder } from './queries.ts'

/** The end of an order without a report: the money is back ('refunded'), or none is owed any more. */
export async function closeOrder(
  tx: TxContext,
  orderSeq: number,
  to: 'failed' | 'cancelled' | 'refunded',
  detail: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const from =
    to === 'refunded'
      ? (['pending', 'failed', 'completed'] as const)
      : to === 'failed'
        ? (['pending'] as const)
        : (['pending', 'completed'] as const)
  const moved = await moveOrder(tx.db, orderSeq, from, to)
  if (moved) await keepOrderEvent(tx.db, orderSeq, to, detail)
  return moved
}
