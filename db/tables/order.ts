import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, GeneratedJson, Json } from './column.ts'

export type OrderTables = {
  order_product: {
    product: string
  }
  order_price: {
    product: string
    from_at: Date
    /** null: not sold from then on. */
    price: number | null
    tax_free: Generated<number>
    price_seq: GeneratedAlways<number>
    void_at: Date | null
  }
  order_change: {
    change_seq: GeneratedAlways<number>
    kind: 'price' | 'price-void' | 'stop' | 'discount' | 'discount-end' | 'offer'
    product: string
    terms: Json
    reason: string
    made_by: number
    made_at: Generated<Date>
    decided_by: number | null
    decided_at: Date | null
    approved: boolean | null
    decided_why: string | null
  }
  order_order: {
    order_seq: GeneratedAlways<number>
    merchant_uid: string
    user_seq: number
    product: Generated<string>
    state: Generated<'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded'>
    price: number
    pg_name: 'portone' | 'payple' | 'free'
    contract_type: '전세' | '반전세' | '월세' | null
    contract_period: string | null
    contract_period_detail: string | null
    contract_date: Day | null
    contract_date_living: Day | null
    deposit_amount: number | null
    rental_amount: number | null
    landlord_name_sealed: Buffer | null
    home_kind: string | null
    area_gu: string | null
    address_state: 'address' | 'dongfloorho' | 'complete' | null
    address: string | null
    address_jibun: string | null
    address_si: string | null
    address_gu: string | null
    address_dong: string | null
    address_li: string | null
    building_code: string | null
    building_name: string | null
    building_number: string | null
    building_dong: string | null
    building_floor: string | null
    building_ho: string | null
    joint_yn: 'Y' | 'N' | null
    address_hit: Json | null
    unique_no: string | null
    consented_at: Date
    paid_at: Date | null
    delivered_at: Date | null
    refunded_at: Date | null
    created_at: Generated<Date>
    draft_key: string | null
    contract_months: number | null
    faq: GeneratedJson
    faq_write_sealed: Buffer | null
    loan: 'Y' | 'N' | null
    cash_amount: number | null
    first_repay_yn: 'Y' | 'N' | null
    first_repay_amount: number | null
    from_order_seq: number | null
    again: 'reorder' | 'change' | null
    tickets: number | null
    card_seq: number | null
    company_seq: number | null
    expectation_price: number | null
    expectation_reason_sealed: Buffer | null
    discount: Generated<number>
    pay_method: Generated<'kakaopay' | 'naverpay' | 'tosspay' | 'card' | 'transfer' | 'vbank'>
    tax_free: Generated<number>
    of_order_seq: number | null
    /** The order that pays for several homes, of which this is one. */
    bulk_order_seq: number | null
    supply_by: Day | null
    balance_on: Day | null
    /** What it buys, by `order_thing`: one open purchase per user and thing. */
    thing: GeneratedAlways<string>
  }
  order_contract: {
    contract_seq: GeneratedAlways<number>
    order_seq: number
    start_on: Day
    end_on: Day
    area: string | null
    loan_yn: 'Y' | 'N'
    loan_sealed: Buffer | null
    made_at: Generated<Date>
    deposit: number | null
    rent: number | null
  }
  order_discount: {
    discount_seq: GeneratedAlways<number>
    product: string
    issuer_seq: number
    name: string
    gives: 'won' | 'percent'
    amount: number
    most: number | null
    roles: string[] | null
    sources: string[] | null
    new_days: number | null
    from_at: Date
    until_at: Date | null
  }
  order_discount_person: {
    discount_seq: number
    person_key: Buffer
    user_seq: number
    at: Generated<Date>
  }
  order_cut: {
    cut_seq: GeneratedAlways<number>
    order_seq: number
    issuer_seq: number
    won: number
    name: string
    discount_seq: number | null
    coupon_seq: number | null
    hold_seq: number | null
  }
  order_address_edit: {
    edit_seq: GeneratedAlways<number>
    order_seq: number
    place: Json
    deadline: Date
    committed_at: Generated<Date>
  }
  order_event: {
    event_seq: GeneratedAlways<number>
    order_seq: number
    kind: string
    detail: GeneratedJson
    at: Generated<Date>
  }
}
