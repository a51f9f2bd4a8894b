import { sql } from 'kysely'
import type { Context, TxContext } from '../../kernel/context.ts'
import { byOrder, byUser, type ApartRecord, type PersonalData, type Obstacle } from '../../kernel/personal-data.ts'
import { revealed } from '../../crypto/personal.ts'
import { readContact } from '../account/person/read-contact.ts'
import { closeOrder } from './close-order.ts'
import { openOrdersOf } from './placing/alone/one-purchase-queries.ts'

export const orderPersonalData: PersonalData = {
  area: 'order',
  tables: [
    { table: 'order_order', key: 'order_seq', whose: byUser },
    { table: 'order_address_edit', key: 'edit_seq', whose: byOrder },
    { table: 'order_event', key: 'event_seq', whose: byOrder },
    { table: 'order_contract', key: 'contract_seq', whose: byOrder },
    { table: 'order_cut', key: 'cut_seq', whose: byOrder },
    {
      table: 'order_discount_person',
      key: 'discount_seq',
      whose: byUser,
      untold: { person_key: 'a keyed hash of who the person is' },
    },
  ],
  inTheWay,
  apart: retainOrders,
  forget: forgetOrders,
}

/** Orders that block the deletion: paid and not delivered, in preparation or without an address. */
async function inTheWay(db: Context['db'], userSeq: number): Promise<readonly Obstacle[]> {
  const { rows } = await sql<{ kind: Obstacle['kind']; count: number }>`
    select case when address_state in ('address', 'dongfloorho') then 'address-undecided' else 'report-unfinished' end as kind, count(*) as count
    from order_order where user_seq = ${userSeq} and state = 'completed' and delivered_at is null and refunded_at is null
      -- A pack is delivered a ticket at a time; what is left of it is told apart.
      and product not like 'ticket-%'
    group by 1 order by 1`.execute(db)
  return rows
}

/** 전자상거래법 시행령 제6조: records of contracts, payments and refunds are retained for five years. */
async function retainOrders(tx: TxContext, userSeq: number): Promise<readonly ApartRecord[]> {
  const { rows } = await sql<{ order_seq: number; until: string; facts: Readonly<Record<string, unknown>> }>`
    select o.order_seq,
      ((greatest(o.paid_at, o.refunded_at) at time zone 'Asia/Seoul')::date + interval '5 years')::date::text as until,
      jsonb_build_object(
        'merchant_uid', o.merchant_uid, 'product', o.product, 'state', o.state, 'price', o.price, 'discount', o.discount,
        'address', o.address, 'dong', o.building_dong, 'ho', o.building_ho, 'consented_at', o.consented_at,
        'created_at', o.created_at, 'paid_at', o.paid_at, 'delivered_at', o.delivered_at, 'refunded_at', o.refunded_at,
        'payments', (select coalesce(jsonb_agg(to_jsonb(a) - 'checks' - 'checked_at' order by a.attempt_seq), '[]')
          from payment_attempt a where a.order_seq = o.order_seq),
        'refunds', (select coalesce(jsonb_agg(to_jsonb(r) - 'checks' order by r.refund_seq), '[]')
          from payment_refund r join payment_attempt a using (attempt_seq) where a.order_seq = o.order_seq)) as facts
    from order_order o where o.user_seq = ${userSeq} and o.paid_at is not null`.execute(tx.db)
  const { name, phone, email } = await readContact(tx, userSeq)
  return rows.map(({ order_seq, until, facts }) => ({
    ref: `order:${order_seq}`,
    kind: 'order',
    body: { name: revealed(name), phone: revealed(phone), email: revealed(email), ...facts },
    until,
  }))
}

/** Erases the home and the user's own texts; number, amount and dates are kept for the books. */
async function forgetOrders(tx: TxContext, userSeq: number): Promise<number> {
  // Without the homes, two open orders would be the same purchase, which the unique index rejects; so unpaid orders are
  // closed first.
  for (const order_seq of await openOrdersOf(tx.db, userSeq))
    await closeOrder(tx, order_seq, 'cancelled', { reason: 'person-gone' }, ['pending'])
  const edits = await sql`select forget_address_edits(${userSeq}) as n`.execute(tx.db)
  const words = await sql`select forget_order_words(${userSeq}) as n`.execute(tx.db)
  const orders = await sql`
    update order_order set landlord_name_sealed = null, faq_write_sealed = null, expectation_reason_sealed = null,
      address_state = case when address_state is not null then 'address' end, address = null, address_jibun = null, address_si = null, address_gu = null,
      address_dong = null, address_li = null, building_code = null, building_name = null, building_number = null,
      building_dong = null, building_floor = null, building_ho = null, joint_yn = null, address_hit = null,
      unique_no = null, home_kind = null, area_gu = null, draft_key = null, faq = '[]'
    where user_seq = ${userSeq}
      and num_nonnulls(landlord_name_sealed, faq_write_sealed, expectation_reason_sealed, address, address_hit, unique_no,
        home_kind, area_gu, draft_key) > 0`.execute(tx.db)
  const contracts = await sql`update order_contract set loan_sealed = null, area = null, deposit = null, rent = null
    where ${byOrder(userSeq)} and num_nonnulls(loan_sealed, area, deposit, rent) > 0`.execute(tx.db)
  // each function returns one row
  const rows = (result: typeof edits) => Number((result.rows[0] as { n: number } | undefined)?.n ?? 0)
  return rows(edits) + rows(words) + Number(orders.numAffectedRows ?? 0n) + Number(contracts.numAffectedRows ?? 0n)
}
