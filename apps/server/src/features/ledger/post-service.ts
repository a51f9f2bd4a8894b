import type { TxContext } from '../../kernel/context.ts'
import { postLedger } from './queries.ts'

/** A service that was paid for in advance was given for some days: that part of the liability becomes revenue. */
export async function postService(tx: TxContext, ref: string, won: number): Promise<void> {
  if (won === 0) return
  await postLedger(tx.db, 'service', ref, [
    { kind: 'unearned', owner: null, amount: won },
    { kind: 'revenue', owner: null, amount: -won },
  ])
}
