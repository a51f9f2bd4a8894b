import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Filled by the database when left out. */
type Generated<T> = ColumnType<T, T | undefined, T>
/** Goes in as JSON text (the driver would send an array as a PostgreSQL array), comes out as it is. */
type Json = ColumnType<unknown, string, string>
type GeneratedJson = ColumnType<unknown, string | undefined, string>

/** The tables, a line a column, in the order of the migrations. Kept by hand; `database.test.ts` compares with the database. */
export type Database = {
  platform_clock: {
    only_row: Generated<boolean>
    offset_ms: number
  }
  platform_once: {
    user_seq: number
    route: string
    key: string
    body_hash: Buffer
    state: string
    status: number | null
    answer: string | null
    created_at: Generated<Date>
    locked_until: Date
  }
  platform_limit: {
    bucket: string
    window_start: Date
    hits: number
  }
  platform_job: {
    job_seq: GeneratedAlways<number>
    name: string
    payload: Json
    key: string | null
    state: Generated<string>
    attempts: Generated<number>
    run_at: Generated<Date>
    lease_until: Date | null
    error: string | null
    created_at: Generated<Date>
  }
  platform_migration: {
    name: string
    sha256: string
    run_at: Generated<Date>
  }
  account_user: {
    user_seq: GeneratedAlways<number>
    provider: string
    subject: string
    role: Generated<'user' | 'realtor' | 'operator'>
    name_sealed: Buffer | null
    email_sealed: Buffer | null
    phone_sealed: Buffer | null
    phone_verified_at: Date | null
    withdrawal_asked_at: Date | null
    persona: Generated<boolean>
    created_at: Generated<Date>
  }
  account_session: {
    token_hash: Buffer
    user_seq: number
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    revoked_at: Date | null
  }
  account_login_state: {
    state_hash: Buffer
    provider: string
    nonce: string
    next: string | null
    created_at: Generated<Date>
    used_at: Date | null
  }
  account_terms: {
    code: string
    version: number
    required: boolean
    title: string
    body: string
    from_day: Day
  }
  account_terms_agreement: {
    user_seq: number
    code: string
    version: number
    agreed_at: Generated<Date>
    withdrawn_at: Date | null
  }
  order_price: {
    product: string
    from_at: Date
    price: number
  }
  order_order: {
    order_seq: GeneratedAlways<number>
    merchant_uid: string
    user_seq: number
    product: Generated<string>
    state: Generated<'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded'>
    price: number
    pg_name: 'portone' | 'payple' | 'free'
    contract_type: '전세' | '반전세' | '월세'
    contract_period: string
    contract_period_detail: string
    contract_date: Day
    contract_date_living: Day | null
    deposit_amount: number
    rental_amount: number
    landlord_name_sealed: Buffer | null
    home_kind: string | null
    area_gu: string | null
    address_state: 'address' | 'dongfloorho' | 'complete'
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
  }
  payment_refund: {
    refund_seq: GeneratedAlways<number>
    attempt_seq: number
    amount: number
    reason: string
    state: Generated<'pending' | 'unknown' | 'done' | 'refused'>
    checks: Generated<number>
    created_at: Generated<Date>
    done_at: Date | null
  }
  payment_webhook: {
    webhook_seq: GeneratedAlways<number>
    vendor: string
    event_key: string
    body: string
    merchant_uid: string | null
    received_at: Generated<Date>
    processed_at: Date | null
  }
  ledger_account: {
    account_seq: GeneratedAlways<number>
    kind: string
    owner_seq: number | null
    balance: Generated<number>
  }
  ledger_txn: {
    txn_seq: GeneratedAlways<number>
    kind: string
    ref: string
    at: Generated<Date>
  }
  ledger_leg: {
    leg_seq: GeneratedAlways<number>
    txn_seq: number
    account_seq: number
    amount: number
  }
  report_report: {
    report_seq: GeneratedAlways<number>
    order_seq: number
    version: number
    state: Generated<'preparing' | 'ready' | 'voided' | 'failed'>
    fence: Generated<number>
    unique_no: string | null
    failure: string | null
    rule_pack: string | null
    engine: string | null
    input: string | null
    assessment: string | null
    assessment_sha256: Buffer | null
    grade: string | null
    score: number | null
    created_at: Generated<Date>
    ready_at: Date | null
    voided_at: Date | null
  }
  report_step: {
    report_seq: number
    step: 'find' | 'register' | 'building' | 'trades' | 'official-price' | 'assess' | 'notify'
    state: Generated<'waiting' | 'running' | 'done' | 'unavailable'>
    attempts: Generated<number>
    reference: string | null
    answer: string | null
    file_sha256: string | null
    why: string | null
    numbers: GeneratedJson
    asked_at: Date | null
    answered_at: Date | null
  }
  message_notice: {
    notice_seq: GeneratedAlways<number>
    user_seq: number
    order_seq: number | null
    template: 'report-ready' | 'report-refunded' | 'address-needed'
    variables: Json
    reference: string
    state: Generated<'pending' | 'unknown' | 'sent' | 'failed' | 'no-number'>
    message_id: string | null
    checks: Generated<number>
    created_at: Generated<Date>
    sent_at: Date | null
  }
}
