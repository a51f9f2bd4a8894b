import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import { prepared } from '../../../../../db/prepared.ts'
import type { Context } from '../../main/context.ts'
import type { OrderRefund, OrderRow, OrderState, OrderView, PlaceColumns, Unit } from './order-row.ts'

type Db = Context['db']
const ADDRESS_WINDOW_SECONDS = 300
/** An order by its number or by its merchant id. */
export type WhichOrder = { merchant: string } | { order_seq: number }

export const priceInForce = async (db: Db) => {
  const [row] = await price(db, {})
  if (!row) throw new Error('no price of a report is in force')
  return row
}
const price = prepared((db) =>
  db
    .selectFrom('order_price')
    .select(['price', 'from_at'])
    .where('product', '=', 'report')
    .where('from_at', '<=', sql<Date>`app_now()`)
    .orderBy('from_at', 'desc')
    .limit(1),
)

export type NewOrder = Omit<
  Insertable<Database['order_order']>,
  'consented_at' | 'landlord_name_sealed' | 'address_hit' | keyof PlaceColumns
>
export const insertOrder = (db: Db, order: NewOrder, place: PlaceColumns): Promise<OrderRow> =>
  db
    .insertInto('order_order')
    .values({ ...order, ...placeValues(place), consented_at: sql<Date>`app_now()` })
    .returningAll()
    .executeTakeFirstOrThrow()

export const keepLandlordName = (db: Db, orderSeq: number, sealed: Buffer) =>
  db.updateTable('order_order').set({ landlord_name_sealed: sealed }).where('order_seq', '=', orderSeq).execute()

export const ownOrder = (db: Db, userSeq: number, which: WhichOrder): Promise<OrderView | undefined> => {
  const own = views(db).where('user_seq', '=', userSeq)
  const one =
    'merchant' in which ? own.where('merchant_uid', '=', which.merchant) : own.where('order_seq', '=', which.order_seq)
  return one.executeTakeFirst()
}
export const orderView = (db: Db, orderSeq: number): Promise<OrderView> =>
  views(db).where('order_seq', '=', orderSeq).executeTakeFirstOrThrow()

/** The paid order whose address is still open, the newest first. */
export const latestUndecided = (db: Db, userSeq: number): Promise<OrderView | undefined> =>
  views(db)
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'completed')
    .where('address_state', '<>', 'complete')
    .orderBy('order_seq', 'desc')
    .limit(1)
    .executeTakeFirst()

export const orderBySeq = (db: Db, orderSeq: number): Promise<OrderRow> =>
  db.selectFrom('order_order').selectAll().where('order_seq', '=', orderSeq).executeTakeFirstOrThrow()
export const lockOrder = (db: Db, orderSeq: number): Promise<OrderRow> =>
  db.selectFrom('order_order').selectAll().where('order_seq', '=', orderSeq).forUpdate().executeTakeFirstOrThrow()
export const lockOwnOrder = (db: Db, userSeq: number, which: WhichOrder): Promise<OrderRow | undefined> => {
  const own = db.selectFrom('order_order').selectAll().where('user_seq', '=', userSeq).forUpdate()
  const one =
    'merchant' in which ? own.where('merchant_uid', '=', which.merchant) : own.where('order_seq', '=', which.order_seq)
  return one.executeTakeFirst()
}

/** Compare-and-set; false when the order is in none of `from`. */
export const moveOrder = async (
  db: Db,
  orderSeq: number,
  from: readonly OrderState[],
  to: OrderState,
): Promise<boolean> => {
  const moved = await db
    .updateTable('order_order')
    .set({
      state: to,
      ...(to === 'completed' && { paid_at: sql<Date>`app_now()` }),
      ...(to === 'refunded' && { refunded_at: sql<Date>`app_now()` }),
    })
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
export const noteDelivery = (db: Db, orderSeq: number) =>
  db
    .updateTable('order_order')
    .set({ delivered_at: sql<Date>`app_now()` })
    .where('order_seq', '=', orderSeq)
    .execute()

export const setPlace = (db: Db, orderSeq: number, place: PlaceColumns) =>
  db.updateTable('order_order').set(placeValues(place)).where('order_seq', '=', orderSeq).execute()
export const setUnit = (db: Db, orderSeq: number, unit: Unit) =>
  db
    .updateTable('order_order')
    .set({ ...unit, address_state: 'complete' })
    .where('order_seq', '=', orderSeq)
    .execute()

/** The edit within the window, or null after it: the clock is read by the statement itself, when it holds the lock. */
export const editPlaceInWindow = async (db: Db, orderSeq: number, place: PlaceColumns): Promise<Date | null> => {
  const row = await db
    .updateTable('order_order')
    .set(placeValues(place))
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'completed')
    .where(sql<boolean>`app_now() <= paid_at + ${ADDRESS_WINDOW_SECONDS} * interval '1 second'`)
    .returning(sql<Date>`paid_at + ${ADDRESS_WINDOW_SECONDS} * interval '1 second'`.as('deadline'))
    .executeTakeFirst()
  return row?.deadline ?? null
}
/** Written last in its transaction: the table's own check compares the clock with the deadline again. */
export const keepAddressEdit = (db: Db, orderSeq: number, place: PlaceColumns, deadline: Date) =>
  db
    .insertInto('order_address_edit')
    .values({ order_seq: orderSeq, place: JSON.stringify(place), deadline })
    .execute()

export const keepOrderEvent = (
  db: Db,
  orderSeq: number,
  kind: string,
  detail: Readonly<Record<string, unknown>> = {},
) => event(db, { order: orderSeq, kind, detail: JSON.stringify(detail) })
const event = prepared((db, v: { order: number; kind: string; detail: string }) =>
  db.insertInto('order_event').values({ order_seq: v.order, kind: v.kind, detail: v.detail }),
)

const placeValues = ({ hit, ...columns }: PlaceColumns) => ({ ...columns, address_hit: hit && JSON.stringify(hit) })

const views = (db: Db) =>
  db
    .selectFrom('order_order as o')
    .selectAll('o')
    .select([
      sql<OrderRefund | null>`(
      select jsonb_build_object('state', case r.state when 'done' then 'done' else 'pending' end, 'amount', r.amount, 'reason', r.reason)
      from payment_refund r join payment_attempt a using (attempt_seq)
      where a.order_seq = o.order_seq order by r.refund_seq desc limit 1)`.as('refund'),
      sql<Date | null>`case when o.state = 'completed' then o.paid_at + ${ADDRESS_WINDOW_SECONDS} * interval '1 second' end`.as(
        'editable_until',
      ),
    ])
