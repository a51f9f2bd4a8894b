import type { TxContext } from '../../kernel/context.ts'
import { keepOrderEvent } from './queries.ts'

/** Inserts an event of another area into an order's history. */
export const noteOrder = (
  tx: TxContext,
  orderSeq: number,
  kind: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<unknown> => keepOrderEvent(tx.db, orderSeq, kind, detail)
