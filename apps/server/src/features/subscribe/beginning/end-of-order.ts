import { sql } from 'kysely'
import type { TxContext } from '../../../kernel/context.ts'
import { endWatch, type WatchRow } from '../queries.ts'

/** The order was cancelled or refunded as a whole: its watch ends, unless the order was never paid by it. Requires the order's lock. */
export async function endWatchOfOrder(tx: TxContext, orderSeq: number): Promise<void> {
  const { rows } = await sql<WatchRow>`
    select w.* from subscribe_watch w where ended_at is null and (order_seq = ${orderSeq}
      or watch_seq in (select watch_seq from subscribe_period where order_seq = ${orderSeq} and state = 'paid'))
    for update`.execute(tx.db)
  for (const watch of rows) await endWatch(tx.db, watch, 'stopped')
}
