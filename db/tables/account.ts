import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, GeneratedJson } from './column.ts'

export type AccountTables = {
  account_user: {
    user_seq: GeneratedAlways<number>
    role: Generated<'user' | 'realtor' | 'operator'>
    name_sealed: Buffer | null
    email_sealed: Buffer | null
    phone_sealed: Buffer | null
    phone_verified_at: Date | null
    persona: Generated<boolean>
    created_at: Generated<Date>
    signup_source: string | null
    ci_sealed: Buffer | null
    ci_index: Buffer | null
    di_sealed: Buffer | null
    birth_sealed: Buffer | null
    phone_index: Buffer | null
    email_index: Buffer | null
    gone_at: Date | null
    stopped_at: Date | null
    stated_type: 'tenant' | 'landlord' | null
  }
  account_login: {
    provider: 'kakao' | 'apple'
    subject: string
    user_seq: number
    grant_sealed: Buffer | null
    linked_at: Generated<Date>
  }
  account_event: {
    event_seq: GeneratedAlways<number>
    user_seq: number
    kind: string
    detail: GeneratedJson
    at: Generated<Date>
  }
  account_session: {
    user_seq: number
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    revoked_at: Date | null
    session_seq: GeneratedAlways<number>
    provider: 'kakao' | 'apple' | null
    device: string | null
    authenticated_at: Generated<Date>
    revoked_why: string | null
    second_factor_at: Date | null
    limited: Generated<boolean>
  }
  account_session_token: {
    token_hash: Buffer
    session_seq: number
    issued_at: Generated<Date>
    first_used_at: Date | null
    replaced_at: Date | null
  }
  account_need_mobile: {
    from_at: Date
    needed: boolean
  }
  account_withdrawal: {
    withdrawal_seq: GeneratedAlways<number>
    user_seq: number
    reason: string
    comment_sealed: Buffer | null
    asked_at: Generated<Date>
    due_at: Date
    undone_at: Date | null
    begun_at: Date | null
    done_at: Date | null
  }
  account_withdrawal_step: {
    withdrawal_seq: number
    step: string
    rows: number
    at: Generated<Date>
  }
  account_stay: {
    stay_seq: GeneratedAlways<number>
    user_seq: number
    withdrawal_seq: number | null
    reasons: string[]
    at: Generated<Date>
  }
  account_retention_run: {
    rule: string
    day: Day
    rows: Generated<number>
    last_at: Generated<Date>
  }
  account_guest: {
    guest_user_no: GeneratedAlways<number>
    token_hash: Buffer
    created_at: Generated<Date>
    expires_at: Date
  }
  account_login_state: {
    state_hash: Buffer
    provider: 'kakao' | 'apple'
    nonce: string
    next: string | null
    created_at: Generated<Date>
    used_at: Date | null
    link_user_seq: number | null
    code_sealed: Buffer | null
    name_sealed: Buffer | null
    received_at: Date | null
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
    reminded_at: Date | null
  }
  account_invite_code: {
    code: string
    user_seq: number
    expires_at: Date
    created_at: Generated<Date>
  }
  account_invite: {
    user_seq: number
    code: string
    at: Generated<Date>
  }
  account_device: {
    token_hash: Buffer
    token_sealed: Buffer
    user_seq: number | null
    session_seq: number | null
    platform: 'ios' | 'android' | 'web'
    os_version: string | null
    device_info: string | null
    app_name: string | null
    app_version: string | null
    app_build_number: string | null
    app_install_time: Date | null
    app_update_time: Date | null
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
  }
  account_consent: {
    consent_seq: GeneratedAlways<number>
    user_seq: number
    code: string
    version: number
    act: 'agreed' | 'withdrawn' | 'reminded'
    road: 'join' | 'visit' | 'mypage' | 'persona' | 'job'
    at: Generated<Date>
  }
}
