import type { Guest, User } from '../../kernel/serve.ts'
import type { TxContext } from '../../kernel/context.ts'
import { requesterOf } from './requester.ts'
import { freshVerified, markUsed } from './queries.ts'
import { readCells, type SavedPerson } from './settle-verified.ts'

/**
 * The person who verified their identity in the last half hour, by that verification's number; null for another
 * person's, an old or a missing one.
 */
export async function useVerification(
  tx: TxContext,
  who: User | Guest,
  userVerifySeq: number,
): Promise<SavedPerson | null> {
  const attempt = await freshVerified(tx.db, requesterOf(who), userVerifySeq)
  if (!attempt) return null
  await markUsed(tx.db, userVerifySeq)
  return readCells(tx, attempt)
}
