import type { TxContext } from '../../kernel/context.ts'
import { postLedger, type Leg } from './queries.ts'

/**
 * Tickets into and out of a wallet, against all issued tickets; and won, where their value moves with them. One
 * posting: both sums are zero. Requires the wallet's lock.
 */
export async function postTickets(
  tx: TxContext,
  dealSeq: number,
  { user_seq, tickets, earned = 0 }: { user_seq: number; tickets: number; earned?: number },
): Promise<void> {
  const value: Leg[] = [
    { kind: 'unearned', owner: null, amount: earned },
    { kind: 'revenue', owner: null, amount: -earned },
  ]
  await postLedger(tx.db, 'ticket', `deal:${dealSeq}`, [
    { kind: 'ticket', owner: user_seq, amount: tickets },
    { kind: 'ticket-issued', owner: null, amount: -tickets },
    ...(earned === 0 ? [] : value),
  ])
}
