import type { TxContext } from '../../kernel/context.ts'
import { postLedger } from './queries.ts'

/** Some days of a service paid in advance were supplied: that part of the liability becomes revenue. */
export async function postService(tx: TxContext, ref: string, won: number): Promise<void> {
  if (won === 0) return
  await postLedger(tx.db, 'service', ref, [
    { kind: 'unearned', owner: null, amount: won },
    { kind: 'revenue', owner: null, amount: -won },
  ])
}
