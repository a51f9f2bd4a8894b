import { sql } from 'kysely'
import type { TxContext } from '../../../kernel/context.ts'
import { postService } from '../../ledger/post-service.ts'
import { endWatch, lockWatch, type PeriodRow } from '../queries.ts'

/**
 * The order was cancelled or fully refunded: ends its watch and reverses the revenue earned from it. Requires the
 * order's lock.
 */
export async function endWatchOfOrder(tx: TxContext, orderSeq: number): Promise<void> {
  const { rows } = await sql<{ watch_seq: number }>`
    select watch_seq from subscribe_watch where ended_at is null and (order_seq = ${orderSeq}
      or watch_seq in (select watch_seq from subscribe_period where order_seq = ${orderSeq} and state = 'paid'))
    order by watch_seq`.execute(tx.db)
  for (const { watch_seq } of rows) {
    const watch = await lockWatch(tx.db, watch_seq)
    if (watch?.ended_at === null) await endWatch(tx.db, watch, 'stopped')
  }
  const earned = await sql<Pick<PeriodRow, 'period_seq' | 'earned'>>`
    select period_seq, earned from subscribe_period where order_seq = ${orderSeq} and earned > 0 for update`.execute(
    tx.db,
  )
  for (const period of earned.rows) {
    await sql`update subscribe_period set earned = 0 where period_seq = ${period.period_seq}`.execute(tx.db)
    await postService(tx, `period:${period.period_seq}:back`, -period.earned)
  }
}
