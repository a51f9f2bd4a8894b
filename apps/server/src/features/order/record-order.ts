import type { TxContext } from '../../kernel/context.ts'
import { insertOrderEvent } from './queries.ts'

/** Inserts an event of another area into the order's history. */
export const recordOrder = (
  tx: TxContext,
  orderSeq: number,
  kind: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<unknown> => insertOrderEvent(tx.db, orderSeq, kind, detail)
