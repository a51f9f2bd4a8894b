import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type CouponTables = {
  coupon_issuer: {
    issuer_seq: GeneratedAlways<number>
    code: string
    name: string
  }
  coupon_campaign: {
    campaign_seq: GeneratedAlways<number>
    slug: string
    issuer_seq: number
    name: string
    product: string
    gives: 'won' | 'percent' | 'free'
    amount: number | null
    most: number | null
    zero_ok: boolean
    way: 'code' | 'ask' | 'welcome'
    word: string | null
    quota: number | null
    taken: Generated<number>
    one_per: 'account' | 'person'
    from_at: Date
    until_at: Date
    days_valid: number | null
    roles: string[] | null
    sources: string[] | null
    regions: string[] | null
    new_days: number | null
    demo: Generated<boolean>
    made_by: number | null
    made_at: Generated<Date>
    ended_at: Date | null
    notices: Generated<string[]>
    needs_second: Generated<boolean>
    approved_by: number | null
    approved_at: Date | null
  }
  coupon_batch: {
    batch_seq: GeneratedAlways<number>
    campaign_seq: number
    file_name: string
    made_by: number
    made_at: Generated<Date>
    needs_second: boolean
    approved_by: number | null
    approved_at: Date | null
  }
  coupon_code: {
    code_seq: GeneratedAlways<number>
    batch_seq: number
    campaign_seq: number
    code_index: Buffer
    code_sealed: Buffer | null
  }
  coupon_coupon: {
    coupon_seq: GeneratedAlways<number>
    campaign_seq: number
    code_seq: number | null
    user_seq: number
    taken_at: Generated<Date>
    expires_at: Date
    ended_at: Date | null
  }
  coupon_person: {
    campaign_seq: number
    person_key: Buffer
    coupon_seq: number
  }
  coupon_use: {
    use_seq: GeneratedAlways<number>
    coupon_seq: number
    order_seq: number
    won: number
    state: Generated<'held' | 'used' | 'released' | 'back'>
    held_at: Generated<Date>
    used_at: Date | null
    ended_at: Date | null
  }
  coupon_welcome: {
    user_seq: number
    dismissed_at: Generated<Date>
  }
}
