import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../../kernel/context.ts'

/** The watch that began with an order; null before payment. */
export const watchOfOrder = async (db: Context['db'], orderSeq: number): Promise<number | null> =>
  (await firstPeriodOf(db, orderSeq))?.watch_seq ?? null

/** The watch that began with an order, and the last day that the order pays for. */
export const firstPeriodOf = (
  db: Context['db'],
  orderSeq: number,
): Promise<{ watch_seq: number; to_on: Day } | undefined> =>
  db
    .selectFrom('subscribe_watch as w')
    .innerJoin('subscribe_period as p', 'p.order_seq', 'w.order_seq')
    .select(['w.watch_seq', 'p.to_on'])
    .where('w.order_seq', '=', orderSeq)
    .executeTakeFirst()
