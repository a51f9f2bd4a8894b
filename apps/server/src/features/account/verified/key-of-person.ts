import type { TxContext } from '../../../kernel/context.ts'
import { ciIndexOf, holderOfKey, lockPerson } from './queries.ts'

/**
 * To which account this 연계정보 belongs, seen from one account: to it or to none, to another account, or it differs from
 * the account's own.
 */
export async function keyOfPerson(
  tx: TxContext,
  ci: string,
  userSeq: number,
): Promise<'mine' | 'other-account' | 'other-key'> {
  await lockPerson(tx.db, tx.index.of('ci', ci))
  const indexes = tx.index.all('ci', ci)
  const holder = await holderOfKey(tx.db, indexes)
  if (holder !== null && holder !== userSeq) return 'other-account'
  const own = await ciIndexOf(tx.db, userSeq)
  return own === null || indexes.some((index) => index.equals(own)) ? 'mine' : 'other-key'
}
