import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import { prepared } from '../../../../../db/prepared.ts'
import type { Context } from '../../kernel/context.ts'
import type { OrderRow, OrderState, PlaceColumns, Unit } from './order-row.ts'
import type { HomeOrder, LeaseColumns, OrderView } from '../report/home-order.ts'
import type { Orderable } from '@jipsalpim/contract/areas/order/order.ts'
import type { Cut } from '../coupon/using/cut.ts'
import { paidAgainOf } from '../payment/doubt/paid-again.ts'
import { refundOf } from '../payment/refund/refund-of.ts'

type Db = Context['db']
const ADDRESS_WINDOW_SECONDS = 300
/** An order by its number or by its merchant id. */
export type WhichOrder = { merchant: string } | { order_seq: number }

export type DiscountRow = Pick<
  Selectable<Database['order_discount']>,
  'discount_seq' | 'issuer_seq' | 'name' | 'gives' | 'amount' | 'most' | 'roles' | 'sources' | 'new_days'
> & { until_at: string | null }
type PriceRow = { price: number | null; tax_free: number; from_at: Date; discounts: DiscountRow[] }
/**
 * The price in force now or at an instant, with its automatic discounts; the user's eligibility is not checked here.
 */
export const discountsInForce = async (db: Db, product: Orderable, at?: Date): Promise<PriceRow | undefined> =>
  (await (at ? priceAt(db, product, sql<Date>`${at}::timestamptz`).execute() : price(db, { product })))[0]
const price = prepared((db, v: { product: string }) => priceAt(db, v.product, sql<Date>`app_now()`))
const priceAt = (db: Db, product: string, at: RawBuilder<Date>) =>
  db
    .selectFrom('order_price as p')
    .select(['p.price', 'p.tax_free', 'p.from_at'])
    .select(
      sql<DiscountRow[]>`(
      select coalesce(jsonb_agg(to_jsonb(d) order by d.discount_seq), '[]') from order_discount d
      where d.product = p.product and d.from_at <= ${at} and (d.until_at is null or ${at} < d.until_at))`.as(
        'discounts',
      ),
    )
    .where('p.product', '=', product)
    .where('p.void_at', 'is', null)
    .where('p.from_at', '<=', at)
    .orderBy('p.from_at', 'desc')
    .limit(1)

export type NewOrder = Omit<
  Insertable<Database['order_order']>,
  'consented_at' | 'address_hit' | keyof Sealed | keyof PlaceColumns
>
/** Undefined if another order has the draft's key, or is open for the same purchase. */
export const insertOrder = (db: Db, order: NewOrder, place: PlaceColumns | null): Promise<OrderRow | undefined> =>
  db
    .insertInto('order_order')
    .values({ ...order, ...(place && placeValues(place)), consented_at: sql<Date>`app_now()` })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockOrderOfDraft = (db: Db, userSeq: number, draftKey: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('order_order')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('draft_key', '=', draftKey)
    .forUpdate()
    .executeTakeFirst()
/** Releases the draft key of a failed order for the next one. */
export const releaseDraft = (db: Db, orderSeq: number) =>
  db.updateTable('order_order').set({ draft_key: null }).where('order_seq', '=', orderSeq).execute()

type Sealed = Pick<OrderRow, 'landlord_name_sealed' | 'faq_write_sealed' | 'expectation_reason_sealed'>
export const saveSealed = (db: Db, orderSeq: number, sealed: Partial<Sealed>) =>
  db.updateTable('order_order').set(sealed).where('order_seq', '=', orderSeq).execute()

export const insertCuts = (db: Db, orderSeq: number, cuts: readonly Cut[]) =>
  db
    .insertInto('order_cut')
    .values(
      cuts.map(({ issuer_seq, won, name, discount_seq, coupon_seq, hold_seq }) => ({
        order_seq: orderSeq,
        issuer_seq,
        won,
        name,
        discount_seq,
        coupon_seq,
        hold_seq,
      })),
    )
    .execute()
/** Our own id as an issuer that bears discounts. */
export const ownIssuer = async (db: Db): Promise<number> =>
  (await db.selectFrom('coupon_issuer').select('issuer_seq').where('code', '=', 'jipsalpim').executeTakeFirstOrThrow())
    .issuer_seq
export const cutsOf = (db: Db, orderSeq: number) =>
  db
    .selectFrom('order_cut')
    .select(['issuer_seq', 'won', 'coupon_seq', 'hold_seq'])
    .where('order_seq', '=', orderSeq)
    .orderBy('cut_seq')
    .execute()

/** The new-member discounts of an order. */
export const newMemberDiscountsOf = async (db: Db, orderSeq: number): Promise<number[]> =>
  (
    await db
      .selectFrom('order_cut as c')
      .innerJoin('order_discount as d', 'd.discount_seq', 'c.discount_seq')
      .select('d.discount_seq')
      .where('c.order_seq', '=', orderSeq)
      .where('d.new_days', 'is not', null)
      .execute()
  ).map((d) => d.discount_seq)
/** The discounts that the same person has used with another account. */
export const discountsUsedElsewhere = async (db: Db, userSeq: number, keys: readonly Buffer[]): Promise<number[]> =>
  (
    await db
      .selectFrom('order_discount_person')
      .select('discount_seq')
      .distinct()
      .where('person_key', 'in', keys)
      .where('user_seq', '<>', userSeq)
      .execute()
  ).map((d) => d.discount_seq)
type Had = { discounts: readonly number[]; user_seq: number; keys: readonly Buffer[] }
export const insertDiscountPersons = (db: Db, { discounts, user_seq, keys }: Had) =>
  db
    .insertInto('order_discount_person')
    .values(discounts.flatMap((discount_seq) => keys.map((person_key) => ({ discount_seq, person_key, user_seq }))))
    .onConflict((c) => c.doNothing())
    .execute()

export const ownOrder = (db: Db, userSeq: number, which: WhichOrder): Promise<OrderView | undefined> => {
  const own = views(db).where('user_seq', '=', userSeq)
  const one =
    'merchant' in which ? own.where('merchant_uid', '=', which.merchant) : own.where('order_seq', '=', which.order_seq)
  return one.executeTakeFirst()
}
export const orderView = (db: Db, orderSeq: number): Promise<OrderView> =>
  views(db).where('order_seq', '=', orderSeq).executeTakeFirstOrThrow()

/** The paid orders without an address, newest first. */
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
/**
 * Locks the order, after the order that pays for several, if any. Rows that only reference the order, such as notices,
 * can still be inserted: otherwise their foreign key check would wait here while holding a lock that this transaction
 * takes next.
 */
export const lockOrder = async (db: Db, orderSeq: number): Promise<OrderRow> => {
  const bulk = sql<number | null>`(select b.bulk_order_seq from order_order b where b.order_seq = ${orderSeq})`
  const locked = await db
    .selectFrom('order_order')
    .selectAll()
    .where(sql<boolean>`order_seq = any(array[${orderSeq}::bigint, ${bulk}])`)
    .orderBy('order_seq')
    .forNoKeyUpdate()
    .execute()
  const order = locked.find((o) => o.order_seq === orderSeq)
  if (!order) throw new Error(`no order ${orderSeq}`)
  return order
}
/** An order of any product. */
export const ownAnyOrder = (db: Db, userSeq: number, which: WhichOrder): Promise<OrderRow | undefined> =>
  own(db, userSeq, which).executeTakeFirst()
export const lockOwnOrder = async (db: Db, userSeq: number, which: WhichOrder): Promise<OrderRow | undefined> => {
  const found = await own(db, userSeq, which).executeTakeFirst()
  return found && lockOrder(db, found.order_seq)
}
/** Finds only orders of reports: the calls about homes must not find other products. */
export const lockOwnHomeOrder = (db: Db, userSeq: number, which: WhichOrder): Promise<HomeOrder | undefined> =>
  own(db, userSeq, which).where('product', '=', 'report').$narrowType<HomeOrder>().forUpdate().executeTakeFirst()
const own = (db: Db, userSeq: number, which: WhichOrder) => {
  const orders = db.selectFrom('order_order').selectAll().where('user_seq', '=', userSeq)
  return 'merchant' in which
    ? orders.where('merchant_uid', '=', which.merchant)
    : orders.where('order_seq', '=', which.order_seq)
}
/** True if it was exchanged for a larger purchase. */
export const hasChanged = async (db: Db, orderSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('order_order')
    .select('order_seq')
    .where('from_order_seq', '=', orderSeq)
    .where('again', '=', 'change')
    .where('state', '=', 'completed')
    .executeTakeFirst()) !== undefined
/** Serializes exchanges of the same purchase: only one is completed at a time. */
export const lockChange = (db: Db, fromOrderSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('order-change', ${fromOrderSeq}))`.execute(db)
/** True if any part of it was refunded or is being refunded. */
export const hasRefunded = async (db: Db, orderSeq: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.attempt_seq', 'r.attempt_seq')
    .select('r.refund_seq')
    .where('a.order_seq', '=', orderSeq)
    .where('a.surplus', '=', false)
    .executeTakeFirst()) !== undefined

export const whatFor = (db: Db, merchant: string): Promise<Pick<OrderRow, 'product' | 'again'> | undefined> =>
  db.selectFrom('order_order').select(['product', 'again']).where('merchant_uid', '=', merchant).executeTakeFirst()

/** Compare-and-set; false if the order is in none of `from`. */
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
export const recordDelivery = (db: Db, orderSeq: number) =>
  db
    .updateTable('order_order')
    .set({ delivered_at: sql<Date>`app_now()` })
    .where('order_seq', '=', orderSeq)
    .execute()

export const setPlace = (db: Db, orderSeq: number, place: PlaceColumns) =>
  db.updateTable('order_order').set(placeValues(place)).where('order_seq', '=', orderSeq).execute()
export const setTermIfUnknown = (db: Db, orderSeq: number, months: number) =>
  db
    .updateTable('order_order')
    .set({ contract_months: months })
    .where('order_seq', '=', orderSeq)
    .where('contract_months', 'is', null)
    .execute()
/** Sets the lease as known now, in the order's own columns. */
export const setLease = (db: Db, orderSeq: number, lease: Partial<LeaseColumns>) =>
  db.updateTable('order_order').set(lease).where('order_seq', '=', orderSeq).execute()
export const setUnit = (db: Db, orderSeq: number, unit: Unit & Pick<OrderRow, 'unique_no'>) =>
  db
    .updateTable('order_order')
    .set({ ...unit, address_state: 'complete' })
    .where('order_seq', '=', orderSeq)
    .execute()

/**
 * The edit time within the window, or null after it: the statement itself reads the clock while it holds the row lock.
 */
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
/** Set at payment: the date by which it is delivered or refunded. */
export const setSupplyBy = (db: Db, orderSeq: number, supply_by: Day) =>
  db.updateTable('order_order').set({ supply_by }).where('order_seq', '=', orderSeq).execute()
/** Paid orders that are due and not delivered. */
export const supplyDue = async (db: Db, today: Day): Promise<number[]> =>
  (
    await db
      .selectFrom('order_order')
      .select('order_seq')
      .where('supply_by', '<=', today)
      .where('state', '=', 'completed')
      .where('delivered_at', 'is', null)
      .orderBy('order_seq')
      .limit(500)
      .execute()
  ).map((o) => o.order_seq)
/** Inserted last in its transaction: the table's own check compares the clock with the deadline again. */
export const saveAddressEdit = (db: Db, orderSeq: number, place: PlaceColumns, deadline: Date) =>
  db
    .insertInto('order_address_edit')
    .values({ order_seq: orderSeq, place: JSON.stringify(place), deadline })
    .execute()

export const insertOrderEvent = (
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
    .where('o.product', '=', 'report')
    .$narrowType<HomeOrder>()
    .select([
      refundOf,
      paidAgainOf,
      sql<Date | null>`case when o.state = 'completed' then o.paid_at + ${ADDRESS_WINDOW_SECONDS} * interval '1 second' end`.as(
        'editable_until',
      ),
      sql<boolean>`exists (select from ticket_use u where u.order_seq = o.order_seq)`.as('by_ticket'),
    ])
