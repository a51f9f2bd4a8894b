import type { TxContext } from '../../kernel/context.ts'
import { deleteDevices } from './queries.ts'

/** What was seen on this person's devices goes, with what tied them to him. */
export const forgetViews = (tx: TxContext, userSeq: number): Promise<number> => deleteDevices(tx.db, userSeq)
