import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type RefundRequestRow = Selectable<Database['operator_refund']>
const appNow = sql<Date>`app_now()`
const MOST = 100

/** Serializes one operator's refunds, so that their daily sum is right. */
export const lockRefundsOf = (db: Db, operatorSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('operator-refund', ${operatorSeq}))`.execute(db)
/**
 * What operators refunded without a second one's approval: all of them for this order, and this one for all orders in a
 * day.
 */
export const refundedAlone = async (
  db: Db,
  orderSeq: number,
  operatorSeq: number,
): Promise<{ order: number; day: number }> => {
  const alone = db.selectFrom('operator_refund').where('needs_second', '=', false)
  const won = sql<number>`coalesce(sum(amount), 0)::bigint`.as('won')
  const [order, day] = [
    await alone.where('order_seq', '=', orderSeq).select(won).executeTakeFirstOrThrow(),
    await alone
      .where('made_by', '=', operatorSeq)
      .where('made_at', '>', sql<Date>`app_now() - interval '1 day'`)
      .select(won)
      .executeTakeFirstOrThrow(),
  ]
  return { order: order.won, day: day.won }
}
export const insertRequest = (
  db: Db,
  ask: Pick<
    RefundRequestRow,
    'order_seq' | 'amount' | 'seen_back' | 'reason' | 'made_by' | 'needs_second' | 'refund_seq'
  >,
) => db.insertInto('operator_refund').values(ask).execute()
/** Requests that wait for approval: at most one per order. */
const open = (db: Db) =>
  db.selectFrom('operator_refund').selectAll().where('needs_second', '=', true).where('decided_at', 'is', null)
export const openRequestOf = (db: Db, orderSeq: number): Promise<RefundRequestRow | undefined> =>
  open(db).where('order_seq', '=', orderSeq).executeTakeFirst()
/** The newest request of that amount that needed approval, decided or not. Requires the order's lock. */
export const lastRequestOf = (db: Db, orderSeq: number, amount: number): Promise<RefundRequestRow | undefined> =>
  db
    .selectFrom('operator_refund')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('amount', '=', amount)
    .where('needs_second', '=', true)
    .orderBy('ask_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const decideRequest = (
  db: Db,
  askSeq: number,
  d: Pick<RefundRequestRow, 'decided_by' | 'approved' | 'decided_why' | 'refund_seq'>,
) =>
  db
    .updateTable('operator_refund')
    .set({ ...d, decided_at: appNow })
    .where('ask_seq', '=', askSeq)
    .execute()
/** Who requested a manual refund; null for an automatic one. */
export const requesterOf = async (db: Db, refundSeq: number): Promise<number | null> =>
  (await db.selectFrom('operator_refund').select('made_by').where('refund_seq', '=', refundSeq).executeTakeFirst())
    ?.made_by ?? null
export const openRequests = (db: Db): Promise<RefundRequestRow[]> => open(db).orderBy('ask_seq').limit(MOST).execute()
