import { sql } from 'kysely'
import type { Context } from '../../../../kernel/context.ts'
import type { OrderRow, OrderState, PlaceColumns } from '../../order-row.ts'
import type { NewOrder } from '../../queries.ts'

type Db = Context['db']
/** The columns of a new order that identify the user and the purchase. */
type Wanted = Pick<
  NewOrder,
  | 'user_seq'
  | 'product'
  | 'again'
  | 'from_order_seq'
  | 'of_order_seq'
  | 'company_seq'
  | 'area_gu'
  | 'contract_type'
  | 'contract_date'
  | 'deposit_amount'
  | 'rental_amount'
>
type ExistingPurchase = { merchant_uid: string; state: OrderState }

/**
 * The database's key of what an order buys (migration 0187). As a subselect it is evaluated once; otherwise a plan made
 * while the table was small evaluates it for every order of the user.
 */
const purchaseKeyOf = (o: Wanted, place: PlaceColumns | null) =>
  sql<string>`(select order_thing(${o.product ?? 'report'}, ${o.again ?? null}, ${o.from_order_seq ?? null}, ${o.of_order_seq ?? null},
    ${o.company_seq ?? null}, ${place?.address_jibun ?? null}, ${place?.building_dong ?? null}, ${place?.building_floor ?? null},
    ${place?.building_ho ?? null}, ${o.area_gu ?? null}, ${o.contract_type ?? null}, ${o.contract_date ?? null},
    ${o.deposit_amount ?? null}, ${o.rental_amount ?? null}))`
/** Unpaid, or paid and not delivered. A ticket pack is delivered with its payment; an unknown home is not compared. */
const isOpen = sql<boolean>`(state = 'pending' or (state = 'completed' and delivered_at is null
  and product not like 'ticket-%' and address_state is distinct from 'address' and address_state is distinct from 'dongfloorho'
  and not exists (select from payment_refund r join payment_attempt a using (attempt_seq)
    where a.order_seq = order_order.order_seq and r.state <> 'refused')
  and not exists (select from payment_refund r where r.of_order_seq = order_order.order_seq and r.state <> 'refused')))`
/** The open orders for the same purchase as this one, locked. */
export const lockOpenPurchases = (db: Db, order: Wanted, place: PlaceColumns | null): Promise<OrderRow[]> =>
  db
    .selectFrom('order_order')
    .selectAll()
    .where('user_seq', '=', order.user_seq)
    .where('thing', '=', purchaseKeyOf(order, place))
    .where(isOpen)
    .orderBy('order_seq')
    .forUpdate()
    .execute()
/** Another order for the same purchase: open, or completed after this one. */
export const otherOpenPurchase = (
  db: Db,
  order: Pick<OrderRow, 'order_seq' | 'user_seq' | 'thing'>,
): Promise<ExistingPurchase | undefined> =>
  db
    .selectFrom('order_order')
    .select(['merchant_uid', 'state'])
    .where('user_seq', '=', order.user_seq)
    .where('thing', '=', order.thing)
    .where('order_seq', '<>', order.order_seq)
    .where((e) => e.or([isOpen, e.and([e('order_seq', '>', order.order_seq), e('state', '=', 'completed')])]))
    .orderBy('order_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The open re-order of an order's home. */
export const openReorder = (
  db: Db,
  { user_seq, order_seq }: Pick<OrderRow, 'user_seq' | 'order_seq'>,
): Promise<ExistingPurchase | undefined> =>
  db
    .selectFrom('order_order')
    .select(['merchant_uid', 'state'])
    .where('user_seq', '=', user_seq)
    .where('from_order_seq', '=', order_seq)
    .where('again', '=', 'reorder')
    .where(isOpen)
    .orderBy('state')
    .limit(1)
    .executeTakeFirst()
/** A user's unpaid orders. */
export const openOrdersOf = async (db: Db, userSeq: number): Promise<number[]> =>
  (
    await db
      .selectFrom('order_order')
      .select('order_seq')
      .where('user_seq', '=', userSeq)
      .where('state', '=', 'pending')
      .orderBy('order_seq')
      .execute()
  ).map((o) => o.order_seq)
