import type { TxContext } from '../../kernel/context.ts'
import { deleteDevices } from './queries.ts'

/** Deletes the page views of this user's devices and their link to the user. */
export const forgetViews = (tx: TxContext, userSeq: number): Promise<number> => deleteDevices(tx.db, userSeq)
