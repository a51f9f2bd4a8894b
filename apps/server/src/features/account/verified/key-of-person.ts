import type { TxContext } from '../../../kernel/context.ts'
import { ciIndexOf, holderOfKey, lockPerson } from './queries.ts'

/**
 * The account of this 연계정보, seen from one account: its own or unused, another account's, or different from the
 * account's.
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
