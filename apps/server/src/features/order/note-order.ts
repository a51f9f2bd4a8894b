import type { TxContext } from '../../kernel/context.ts'
import { keepOrderEvent } from './queries.ts'

/** A line of an order's story that another area knows of. */
export const noteOrder = (
  tx: TxContext,
  orderSeq: number,
  kind: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<unknown> => keepOrderEvent(tx.db, orderSeq, kind, detail)
