import type { TxContext } from '../../../kernel/context.ts'
import { leaveCard } from './card-queries.ts'
import { cardKey } from './change-card.ts'

/**
 * Replaces a card that is no longer needed with another; a job deletes its key at the gateway. False: it was already
 * removed.
 */
export async function replaceCard(tx: TxContext, from: number, to: number): Promise<boolean> {
  if (!(await leaveCard(tx.db, from, to))) return false
  await tx.enqueue('payment.card', { card_seq: from }, { key: cardKey(from) })
  return true
}
