import type { TxContext } from '../../main/context.ts'
import { postLedger } from './queries.ts'

/** Money came to the gateway; until the report is delivered we owe it. */
export async function postPayment(tx: TxContext, attemptSeq: number, won: number): Promise<void> {
  if (won === 0) return
  await postLedger(tx.db, 'payment', `attempt:${attemptSeq}`, [
    { kind: 'gateway', owner: null, amount: won },
    { kind: 'unearned', owner: null, amount: -won },
  ])
}
