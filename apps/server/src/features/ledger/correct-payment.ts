import type { TxContext } from '../../kernel/context.ts'
import { postLedger } from './queries.ts'

/** The gateway has captured another amount than it reported when the payment was posted: posts the difference. */
export async function correctPayment(tx: TxContext, attemptSeq: number, from: number, to: number): Promise<void> {
  const won = to - from
  if (won === 0) return
  await postLedger(tx.db, 'payment-correction', `attempt:${attemptSeq}:${from}-${to}`, [
    { kind: 'gateway', owner: null, amount: won },
    { kind: 'unearned', owner: null, amount: -won },
  ])
}
