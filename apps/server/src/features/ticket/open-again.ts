import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../kernel/context.ts'
import { endLot } from './end-lot.ts'
import { endOf } from './last-day.ts'
import { extendLot, lotBySeq } from './queries.ts'

const DAYS_AGAIN = 30

/**
 * Before a ticket comes back to a lot that has ended: who had used it in time does not lose it to a report that we
 * could not make, and has 30 days more for it. What he had not used in time stays ended. Under the wallet's lock.
 */
export async function openAgain(tx: TxContext, lotSeq: number): Promise<void> {
  const lot = await lotBySeq(tx.db, lotSeq)
  if (lot.expires_at > tx.now()) return
  await endLot(tx, lot)
  await extendLot(tx.db, lotSeq, endOf(addDays(dayInSeoul(tx.now()), DAYS_AGAIN)))
}
