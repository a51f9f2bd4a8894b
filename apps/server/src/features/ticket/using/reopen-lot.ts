import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { endLot } from '../ending/end-lot.ts'
import { endOf } from '../ending/last-day.ts'
import { extendLot, lotBySeq } from '../queries.ts'

const DAYS_AGAIN = 30

/**
 * Before a ticket is returned to an expired lot: users who used it in time do not lose it because we could not make the
 * report, and get 30 days more. Tickets not used in time stay expired. Requires the wallet's lock.
 */
export async function reopenLot(tx: TxContext, lotSeq: number): Promise<void> {
  const lot = await lotBySeq(tx.db, lotSeq)
  if (lot.expires_at > tx.now()) return
  await endLot(tx, lot)
  await extendLot(tx.db, lotSeq, endOf(addDays(dayInSeoul(tx.now()), DAYS_AGAIN)))
}
