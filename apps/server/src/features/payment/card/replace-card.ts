import type { TxContext } from '../../../kernel/context.ts'
import { leaveCard } from './card-queries.ts'
import { cardKey } from './change-card.ts'

/** Another card takes the place of one that is needed no more; a job deletes its key at the gateway. False: it had left. */
export async function replaceCard(tx: TxContext, from: number, to: number): Promise<boolean> {
  if (!(await leaveCard(tx.db, from, to))) return false
  await tx.enqueue('payment.card', { card_seq: from }, { key: cardKey(from) })
  return true
}
