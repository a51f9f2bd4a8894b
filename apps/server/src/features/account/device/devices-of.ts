import type { TxContext } from '../../../kernel/context.ts'
import { lockDevicesOf } from './queries.ts'

/** The devices on which this user is logged in, by their tokens' hashes; locked until the transaction ends. */
export const devicesOf = async (tx: Pick<TxContext, 'db'>, userSeq: number): Promise<Buffer[]> =>
  (await lockDevicesOf(tx.db, userSeq)).map((device) => device.token_hash)
