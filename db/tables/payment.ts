import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type PaymentTables = {
  payment_attempt: {
    attempt_seq: GeneratedAlways<number>
    order_seq: number
    vendor: 'portone' | 'payple' | 'free'
    merchant_uid: string
    gateway_id: string | null
    amount: number
    state: Generated<'pending' | 'unknown' | 'paid' | 'failed' | 'cancelled'>
    reason: string | null
    captured: number | null
    paid_on: string | null
    checks: Generated<number>
    created_at: Generated<Date>
    checked_at: Date | null
    settled_at: Date | null
    opened_at: Generated<Date>
    method: Generated<'kakaopay' | 'naverpay' | 'tosspay' | 'card' | 'transfer' | 'vbank'>
    surplus: Generated<boolean>
    card_name: string | null
    receipt_url: string | null
    card_seq: number | null
    charged_at: Date | null
  }
  payment_listed: {
    listed_seq: GeneratedAlways<number>
    vendor: 'portone' | 'payple'
    gateway_id: string
    order_seq: number
    state: 'ready' | 'paid' | 'failed' | 'cancelled'
    amount: number
    cancelled_amount: number
    decision: 'settles' | 'goes-back' | 'no-money' | null
    attempt_seq: number | null
    seen_at: Generated<Date>
    decided_at: Date | null
  }
  payment_refund: {
    refund_seq: GeneratedAlways<number>
    attempt_seq: number
    amount: number
    reason: string
    state: Generated<'pending' | 'unknown' | 'doubt' | 'done' | 'refused'>
    checks: Generated<number>
    created_at: Generated<Date>
    done_at: Date | null
    due_on: Day | null
    tax_free: Generated<number>
    of_order_seq: number | null
  }
  payment_account: {
    account_seq: GeneratedAlways<number>
    attempt_seq: number
    state: Generated<'asked' | 'open' | 'closed' | 'refused'>
    gateway_id: string | null
    bank_code: string
    bank_name: string | null
    number: string | null
    holder: string | null
    due_at: Date
    checks: Generated<number>
    made_at: Generated<Date>
    opened_at: Date | null
    closed_at: Date | null
  }
  payment_refund_account: {
    order_seq: number
    bank_code: string
    number_sealed: Buffer | null
    holder_sealed: Buffer | null
    given_at: Generated<Date>
  }
  payment_card: {
    card_seq: GeneratedAlways<number>
    user_seq: number
    state: Generated<'opened' | 'registered' | 'leaving' | 'deleted'>
    key_sealed: Buffer | null
    card_name: string | null
    card_number: string | null
    replaced_by: number | null
    checks: Generated<number>
    opened_at: Generated<Date>
    registered_at: Date | null
    deleted_at: Date | null
    vendor: 'portone' | 'payple'
    order_seq: number | null
  }
  payment_receipt: {
    receipt_seq: GeneratedAlways<number>
    order_seq: number
    kind: 'person' | 'company'
    number_sealed: Buffer | null
    ending: string
    state: Generated<'wanted' | 'unknown' | 'issued' | 'cancelling' | 'cancelled' | 'refused'>
    amount: number | null
    gateway_id: string | null
    reason: string | null
    checks: Generated<number>
    made_at: Generated<Date>
    issued_at: Date | null
    ended_at: Date | null
  }
  payment_webhook: {
    webhook_seq: GeneratedAlways<number>
    vendor: string
    event_key: string
    body: string | null
    body_sealed: Buffer | null
    merchant_uid: string | null
    received_at: Generated<Date>
    processed_at: Date | null
    told: Generated<number>
    asked: Generated<number>
    asked_at: Date | null
    gateway_ids: Generated<string[]>
  }
  payment_difference: {
    difference_seq: GeneratedAlways<number>
    vendor: 'portone' | 'payple'
    merchant_uid: string
    kind: 'unknown-here' | 'not-paid-here' | 'unknown-there' | 'amount' | 'cancelled' | 'twice'
    ours_paid: number | null
    ours_back: number | null
    theirs_paid: number | null
    theirs_back: number | null
    found_at: Generated<Date>
    settled_at: Date | null
  }
}
