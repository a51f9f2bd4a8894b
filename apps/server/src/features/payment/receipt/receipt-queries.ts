import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type ReceiptRow = Selectable<Database['payment_receipt']>
type State = ReceiptRow['state']
const live = ['wanted', 'unknown', 'issued', 'cancelling'] as const
const appNow = sql<Date>`app_now()`

/** Undefined if the order has another active receipt. */
export const insertReceipt = (
  db: Db,
  r: Pick<ReceiptRow, 'order_seq' | 'kind' | 'ending'>,
): Promise<ReceiptRow | undefined> =>
  db
    .insertInto('payment_receipt')
    .values(r)
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
export const saveNumber = (db: Db, receiptSeq: number, number_sealed: Buffer) =>
  db.updateTable('payment_receipt').set({ number_sealed }).where('receipt_seq', '=', receiptSeq).execute()
export const receiptBySeq = (db: Db, receiptSeq: number): Promise<ReceiptRow | undefined> =>
  db.selectFrom('payment_receipt').selectAll().where('receipt_seq', '=', receiptSeq).executeTakeFirst()
/** The active receipt of an order, else its newest. */
export const receiptOfOrder = (db: Db, orderSeq: number): Promise<ReceiptRow | undefined> =>
  db
    .selectFrom('payment_receipt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy((e) => e('state', 'in', [...live]), 'desc')
    .orderBy('receipt_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
/** Committed before the gateway is called; returns the new count, or null if the receipt is in none of `from`. */
export const markReceiptAsked = async (
  db: Db,
  receiptSeq: number,
  from: readonly State[],
  to: State,
): Promise<number | null> => {
  const row = await db
    .updateTable('payment_receipt')
    .set((e) => ({ state: to, checks: e('checks', '+', 1) }))
    .where('receipt_seq', '=', receiptSeq)
    .where('state', 'in', from)
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
type Facts = Partial<Pick<ReceiptRow, 'amount' | 'gateway_id' | 'reason'>>
/** Compare-and-set; false if a concurrent change won. When a receipt ends, its number is erased. */
export const moveReceipt = async (
  db: Db,
  receiptSeq: number,
  from: readonly State[],
  to: State,
  facts: Facts = {},
): Promise<boolean> => {
  const ended = to === 'cancelled' || to === 'refused'
  const moved = await db
    .updateTable('payment_receipt')
    .set({
      state: to,
      ...facts,
      ...(to === 'issued' && { issued_at: appNow, checks: 0 }),
      ...(ended && { ended_at: appNow, number_sealed: null }),
    })
    .where('receipt_seq', '=', receiptSeq)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
