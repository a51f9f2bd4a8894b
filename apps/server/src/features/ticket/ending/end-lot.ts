import type { TxContext } from '../../../kernel/context.ts'
import { postTickets } from '../../ledger/post-tickets.ts'
import { moveLot, type LotRow } from '../queries.ts'

/** A lot has expired: unused tickets become revenue. Requires the wallet's lock. */
export async function endLot(tx: TxContext, { lot_seq, user_seq, remaining, unit_won }: LotRow): Promise<void> {
  if (remaining === 0) return
  const deal = await moveLot(tx.db, lot_seq, { kind: 'expire', tickets: -remaining, order_seq: null })
  await postTickets(tx, deal, { user_seq, tickets: -remaining, earned: remaining * unit_won })
}
