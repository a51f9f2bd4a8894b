import type { Guest, User } from '../../kernel/serve.ts'
import type { TxContext } from '../../kernel/context.ts'
import { askerOf } from './asker.ts'
import { freshVerified, noteUsed } from './queries.ts'
import { readCells, type KeptPerson } from './settle-verified.ts'

/**
 * Who has verified himself in the last half hour, by the number of that verification, for whoever needs to know; null for
 * one that is another person's, too old or none.
 */
export async function useVerification(
  tx: TxContext,
  who: User | Guest,
  userVerifySeq: number,
): Promise<KeptPerson | null> {
  const attempt = await freshVerified(tx.db, askerOf(who), userVerifySeq)
  if (!attempt) return null
  await noteUsed(tx.db, userVerifySeq)
  return readCells(tx, attempt)
}
