import type { PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { paidAgainOf } from '../../payment/doubt/paid-again.ts'
import type { OrderState } from '../order-row.ts'

type Db = Context['db']
const PAGE = 20

type Refund = { state: 'pending' | 'done'; amount: number; day: Day | null }
type Settling = { checking: boolean; card_name: string | null; receipt_url: string | null }

/** Orders that were paid, captured money, or have a payment in doubt. */
const purchases = (db: Db, userSeq: number) =>
  db
    .selectFrom('order_order as o')
    .where('o.user_seq', '=', userSeq)
    // An order for several homes is one purchase.
    .where('o.bulk_order_seq', 'is', null)
    .where(
      sql<boolean>`(o.paid_at is not null or exists (select from payment_attempt a
        where a.order_seq = o.order_seq and (a.captured > 0 or a.state = 'unknown')))`,
    )

export const countPurchases = async (db: Db, userSeq: number): Promise<number> =>
  (
    await purchases(db, userSeq)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** A page of purchases, the newest first. */
export const purchasesOf = (db: Db, userSeq: number, page: number) =>
  purchases(db, userSeq)
    .select([
      'o.order_seq',
      'o.merchant_uid',
      'o.product',
      'o.tickets',
      'o.address',
      'o.building_dong',
      'o.building_ho',
      'o.price',
      'o.discount',
      'o.paid_at',
      'o.created_at',
    ])
    .select(sql<OrderState>`o.state`.as('state'))
    .select(sql<PayMethod>`o.pay_method`.as('pay_method'))
    .select(sql<boolean>`exists (select from ticket_use u where u.order_seq = o.order_seq)`.as('by_ticket'))
    .select(settling)
    .select(refunds)
    .select(cashReceipt)
    .select(paidAgainOf)
    .orderBy('o.order_seq', 'desc')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute()

/** The gateway's data of the payment that settles the order. */
const settling = sql<Settling | null>`(
  select jsonb_build_object('checking', a.state = 'unknown', 'card_name', a.card_name, 'receipt_url', a.receipt_url)
  from payment_attempt a where a.order_seq = o.order_seq and not a.surplus
  order by a.state in ('paid', 'unknown') desc, coalesce(a.captured, 0) > 0 desc, a.attempt_seq desc limit 1)`.as(
  'settling',
)

/** A refund that the gateway refused is shown as pending until another one is made. */
const refunds = sql<Refund[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount,
    'state', case r.state when 'done' then 'done' else 'pending' end,
    'day', case r.state when 'done' then (r.done_at at time zone 'Asia/Seoul')::date else r.due_on end)
    order by r.refund_seq), '[]')
  from payment_refund r join payment_attempt a using (attempt_seq)
  where a.order_seq = o.order_seq and not a.surplus and (r.state <> 'refused' or not exists (
    select from payment_refund n where n.attempt_seq = r.attempt_seq and n.refund_seq > r.refund_seq)))`.as('refunds')

const cashReceipt = sql<'asked' | 'issued' | 'cancelled' | 'refused' | null>`(
  select case p.state when 'wanted' then 'asked' when 'unknown' then 'asked' when 'cancelling' then 'cancelled' else p.state end
  from payment_receipt p where p.order_seq = o.order_seq order by p.receipt_seq desc limit 1)`.as('cash_receipt')
