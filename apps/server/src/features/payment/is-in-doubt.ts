import type { TxContext } from '../../main/context.ts'
import { attemptOf } from './queries.ts'

/** Nobody knows yet whether this order's payment was taken. */
export const isInDoubt = async (tx: Pick<TxContext, 'db'>, merchantUid: string): Promise<boolean> =>
  (await attemptOf(tx.db, merchantUid))?.state === 'unknown'
