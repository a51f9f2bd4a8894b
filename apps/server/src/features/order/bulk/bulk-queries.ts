import type { Context } from '../../../kernel/context.ts'
import type { OrderRow } from '../order-row.ts'

type Db = Context['db']

/** The homes that one order pays for, in the order of selection. */
export const homesOfBulk = (db: Db, orderSeq: number): Promise<OrderRow[]> =>
  db.selectFrom('order_order').selectAll().where('bulk_order_seq', '=', orderSeq).orderBy('order_seq').execute()

/** The same, locked; the order that pays for them must be locked first. */
export const lockHomesOfBulk = (db: Db, orderSeq: number): Promise<OrderRow[]> =>
  db
    .selectFrom('order_order')
    .selectAll()
    .where('bulk_order_seq', '=', orderSeq)
    .orderBy('order_seq')
    .forNoKeyUpdate()
    .execute()

/** The homes of the order with this draft key. */
export const homesOfDraft = (db: Db, userSeq: number, draftKey: string): Promise<OrderRow[]> =>
  db
    .selectFrom('order_order as h')
    .innerJoin('order_order as b', 'b.order_seq', 'h.bulk_order_seq')
    .selectAll('h')
    .where('b.user_seq', '=', userSeq)
    .where('b.draft_key', '=', draftKey)
    .orderBy('h.order_seq')
    .execute()

/** The reason for each home that was left out when the order was created, by its order. */
export async function whyLeftOut(db: Db, orderSeqs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orderSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_event')
    .select(['order_seq', 'detail'])
    .where('order_seq', 'in', orderSeqs)
    .where('kind', '=', 'left-out')
    .execute()
  // Written by createBulk.
  return new Map(rows.map((r) => [r.order_seq, (r.detail as { why: string }).why]))
}
