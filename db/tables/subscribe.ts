import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type SubscribeTables = {
  subscribe_home: {
    home_seq: GeneratedAlways<number>
    unique_no: string | null
    register_kind: '토지' | '건물' | '집합건물' | null
    hit: Json
    building_dong: string | null
    building_ho: string | null
    chosen_no: string | null
    address: string
    owner_sealed: Buffer | null
    owner_as_of: Date | null
    facts_sealed: Buffer | null
  }
  subscribe_turn: {
    home_seq: number
    next_at: Generated<Date>
    due_by: Generated<Date>
    made_at: Generated<Date>
    lease_until: Date | null
    fence: Generated<number>
    last_check_at: Date | null
    last_success_at: Date | null
    last_extract_at: Date | null
    listed_at: Date | null
    asked_at: Date | null
    stopped_at: Date | null
    idle_since: Date | null
    failures: Generated<number>
    next_kind: Generated<'first' | 'cases' | 'extract'>
    next_slot: Generated<'balance-day' | 'before-move-in' | 'open-case' | 'daily'>
    phase: Generated<'idle' | 'application' | 'pending' | 'confirmed-changed' | 'confirmed-same' | 'dismissed'>
    last_extract_says: 'same' | 'changed' | 'pending' | 'unsure' | null
    court: string | null
    unique_no: string | null
    owner_known: Generated<boolean>
  }
  subscribe_print: {
    print_seq: GeneratedAlways<number>
    home_seq: number
    register_sealed: Buffer | null
    sha256: Buffer
    read_at: Generated<Date>
    watch_seq: number | null
  }
  subscribe_watch: {
    watch_seq: GeneratedAlways<number>
    home_seq: number
    user_seq: number
    order_seq: number
    of_order_seq: number | null
    plan: 'month' | 'year'
    state: Generated<'active' | 'grace' | 'paused' | 'ending' | 'ended' | 'stopped'>
    anchor_on: Day
    anchor_nth: Generated<number>
    card_seq: number | null
    charge_day_on: Day | null
    contract_type: '전세' | '반전세' | '월세' | null
    deposit: number | null
    rent: number | null
    contract_on: Day | null
    balance_on: Day | null
    move_in_on: Day | null
    lease_end_on: Day | null
    grade: string | null
    pause_until: Day | null
    quiet_from: number | null
    quiet_until: number | null
    begun_at: Generated<Date>
    ends_on: Day | null
    ended_at: Date | null
    remark_sealed: Buffer | null
    moved_at: Date | null
    compared_at: Date | null
    stated_until: Generated<Day>
    by_talk: Generated<boolean>
    by_push: Generated<boolean>
  }
  subscribe_lease: {
    lease_seq: GeneratedAlways<number>
    watch_seq: number
    until: Generated<Date>
    contract_on: Day | null
    balance_on: Day | null
    move_in_on: Day | null
    lease_end_on: Day | null
  }
  subscribe_move: {
    move_seq: GeneratedAlways<number>
    watch_seq: number
    from_home_seq: number | null
    from_address: string | null
    to_address: string | null
    by: Generated<'user'>
    at: Generated<Date>
  }
  subscribe_period: {
    period_seq: GeneratedAlways<number>
    watch_seq: number
    nth: number
    from_on: Day
    to_on: Day
    price: number
    worth: number
    earned: Generated<number>
    order_seq: number | null
    state: Generated<'due' | 'asked' | 'paid' | 'soft-failed' | 'hard-failed' | 'void'>
    tries: Generated<number>
    next_try_at: Date | null
    made_at: Generated<Date>
    paid_at: Date | null
    failed_on: Day | null
    bridge: Generated<boolean>
    charges_before: Generated<number>
  }
  subscribe_consent: {
    offer_seq: GeneratedAlways<number>
    watch_seq: number
    nth: number
    charge_on: Day
    price_before: number
    price: number
    asked_at: Generated<Date>
    ask_until: Day
    agreed: boolean | null
    answered_at: Date | null
    noticed_at: Date | null
    reminded_at: Date | null
    plan_offer_seq: number | null
  }
  subscribe_offer: {
    plan_offer_seq: GeneratedAlways<number>
    price: number
    from_at: Date
    until_on: Day
    made_at: Generated<Date>
  }
  subscribe_price: {
    home_seq: number
    scope: 'building' | 'dong'
    from_on: Day
    trades: Json
    read_at: Generated<Date>
  }
  subscribe_case: {
    case_seq: GeneratedAlways<number>
    home_seq: number
    case_key: string
    phase: 'received' | 'in-progress' | 'completed' | 'dismissed' | 'unknown'
    received_on: Day | null
    receipt_no: string | null
    office: string | null
    purpose: string
    state_word: string
    phase_at: Generated<Date>
    first_seen_at: Generated<Date>
    last_seen_at: Generated<Date>
    gone_at: Date | null
    closed_at: Date | null
  }
  subscribe_check: {
    check_seq: GeneratedAlways<number>
    home_seq: number
    kind: 'first' | 'cases' | 'extract'
    slot: 'balance-day' | 'before-move-in' | 'open-case' | 'daily'
    source: string
    result: 'none' | 'cases' | 'unknown' | 'same' | 'changed' | 'refused' | 'failed'
    why: string | null
    cases: Generated<number>
    due_by: Date
    at: Generated<Date>
    ms: number
  }
  subscribe_event: {
    event_seq: GeneratedAlways<number>
    home_seq: number
    kind: 'application' | 'correction' | 'registered' | 'withdrawn' | 'dismissed' | 'same' | 'missed' | 'since-report' | 'unconfirmed' | 'unlisted' | 'stopped' | 'resumed'
    case_seq: number | null
    before_print: number | null
    after_print: number | null
    dedupe_key: string
    at: Generated<Date>
    watch_seq: number | null
    since: Date | null
  }
  subscribe_alert: {
    alert_seq: GeneratedAlways<number>
    event_seq: number
    watch_seq: number
    user_seq: number
    critical: boolean
    judgement_sealed: Buffer | null
    grade_before: string | null
    grade_after: string | null
    made_at: Generated<Date>
    seen_at: Date | null
    repeats: Generated<number>
    repeat_at: Date | null
  }
  subscribe_look: {
    look_seq: GeneratedAlways<number>
    watch_seq: number
    asked_at: Generated<Date>
  }
  subscribe_feed: {
    one: Generated<boolean>
    cursor: number | null
    numbering: string | null
    whole_from: Date | null
    read_at: Date | null
    asked_at: Date | null
    failed: string | null
  }
  subscribe_feed_court: {
    court: string
    as_of: Date
    whole_from: Date | null
  }
  subscribe_feed_day: {
    court: string
    day: Day
    count: number
  }
  subscribe_feed_row: {
    seq: number
    home_seq: number
    court: string
    received_on: Day
    receipt_no: string
    purpose: string
    state_word: string
    at: Date
    stored_at: Generated<Date>
    applied_at: Date | null
  }
  subscribe_quota: {
    identity: number
    hour: Date
    used: number
  }
}
