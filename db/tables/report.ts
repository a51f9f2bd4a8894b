import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, GeneratedJson, Json } from './column.ts'

export type ReportTables = {
  report_report: {
    report_seq: GeneratedAlways<number>
    order_seq: number
    version: number
    state: Generated<'preparing' | 'ready' | 'superseded' | 'voided' | 'failed'>
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
    input_sealed: Buffer | null
    assessment_sealed: Buffer | null
    judged_from: number | null
    superseded_at: Date | null
  }
  report_answer: {
    answer_seq: GeneratedAlways<number>
    order_seq: number
    report_seq: number
    user_seq: number
    question: string
    value_sealed: Buffer | null
    source: 'seen' | 'told' | null
    as_of: Day | null
    paper: string | null
    takes_back: number | null
    made_at: Generated<Date>
    document_seq: number | null
  }
  report_shelf: {
    order_seq: number
    name_sealed: Buffer | null
    hidden: Generated<boolean>
    stage: string | null
    saved_at: Generated<Date>
    note_sealed: Buffer | null
    note_saved_at: Date | null
  }
  report_question: {
    question_seq: GeneratedAlways<number>
    order_seq: number
    report_seq: number
    user_seq: number
    name: 'finding' | 'price' | 'clause' | 'other'
    finding: string | null
    consent: string
    content_sealed: Buffer | null
    email_sealed: Buffer | null
    state: Generated<'open' | 'answered' | 'closed'>
    asked_at: Generated<Date>
    answer_by: Day
    answer_sealed: Buffer | null
    answered_by: number | null
    ended_at: Date | null
  }
  report_inquiry: {
    inquiry_seq: GeneratedAlways<number>
    order_seq: number
    user_seq: number
    user_role_type: 'tenant' | 'owner' | 'buyer' | 'realtor'
    content_sealed: Buffer | null
    state: Generated<'open' | 'answered' | 'closed'>
    asked_at: Generated<Date>
    answer_by: Day
    answer_sealed: Buffer | null
    answered_by: number | null
    ended_at: Date | null
  }
  report_look_up: {
    look_up_seq: GeneratedAlways<number>
    user_seq: number
    order_seq: number | null
    kind: 'phone' | 'account'
    tail: string
    at: Generated<Date>
    caution: 'Y' | 'N' | 'unknown' | null
    date_start: Day | null
    date_end: Day | null
  }
  report_review: {
    review_seq: GeneratedAlways<number>
    order_seq: number
    report_seq: number
    user_seq: number
    stars: number
    text_sealed: Buffer | null
    gift_told: Generated<boolean>
    state: Generated<'sent' | 'approved' | 'refused'>
    sent_at: Generated<Date>
    reason_sealed: Buffer | null
    decided_by: number | null
    decided_at: Date | null
  }
  report_dispute: {
    dispute_seq: GeneratedAlways<number>
    order_seq: number
    report_seq: number
    side: 'buyer' | 'other'
    role: 'tenant' | 'landlord' | 'realtor'
    user_seq: number | null
    key_hash: Buffer | null
    finding: string | null
    words_sealed: Buffer | null
    contact_sealed: Buffer | null
    state: Generated<'received' | 'asking' | 'decided' | 'closed'>
    received_at: Generated<Date>
    decide_by: Day
    ask_sealed: Buffer | null
    asked_at: Date | null
    reply_sealed: Buffer | null
    replied_at: Date | null
    decision: 'changed' | 'kept' | null
    reason_sealed: Buffer | null
    stands_sealed: Buffer | null
    new_report_seq: number | null
    decided_by: number | null
    decided_at: Date | null
    ended_at: Date | null
    verified_at: Date | null
    owner_match: 'matches' | 'differs' | 'unknown' | null
  }
  report_document: {
    document_seq: GeneratedAlways<number>
    order_seq: number
    report_seq: number
    kind: 'fixed-dates' | 'trust-ledger' | 'tax-certificate' | 'lease' | 'other' | 'register'
    pages: Json
    file_sha256: string | null
    look: 'waiting' | 'enough' | 'needs-bars' | null
    looked_by: number | null
    looked_at: Date | null
    made_at: Generated<Date>
    dispute_seq: number | null
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
    ask_from: Date | null
    answer_sealed: Buffer | null
  }
  report_share: {
    share_seq: GeneratedAlways<number>
    report_seq: number
    user_seq: number
    token_hash: Buffer
    parts: string[]
    realtor_seq: number | null
    name_sealed: Buffer | null
    phone_sealed: Buffer | null
    link_sealed: Buffer | null
    phone_tail: string | null
    message: 'pending' | 'unknown' | 'sent' | 'failed' | null
    message_checks: Generated<number>
    created_at: Generated<Date>
    until_at: Date
    revoked_at: Date | null
    signed_at: Date | null
    views: Generated<number>
    masked_sealed: Buffer | null
  }
  report_share_view: {
    view_seq: GeneratedAlways<number>
    share_seq: number
    viewer: 'guest' | 'user' | 'realtor'
    at: Generated<Date>
  }
  report_simple: {
    simple_id: string
    address_si: string
    address_gu: string
    body: string
    made_at: Generated<Date>
  }
}
