import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type TicketTables = {
  ticket_company: {
    company_seq: GeneratedAlways<number>
    user_seq: number
    name: string
    business_no: string
    representative_sealed: Buffer | null
    invoice_email_sealed: Buffer | null
    invite_code: string
    created_at: Generated<Date>
  }
  ticket_member: {
    member_seq: GeneratedAlways<number>
    company_seq: number
    user_seq: number
    joined_at: Generated<Date>
    left_at: Date | null
  }
  ticket_wallet: {
    user_seq: number
  }
  ticket_lot: {
    lot_seq: GeneratedAlways<number>
    user_seq: number
    order_seq: number | null
    tickets: number
    remaining: number
    unit_won: number
    company_seq: number | null
    from_lot_seq: number | null
    member_seq: number | null
    bought_at: Generated<Date>
    expires_at: Date
    told_days: number | null
  }
  ticket_deal: {
    deal_seq: GeneratedAlways<number>
    lot_seq: number
    kind: 'buy' | 'use' | 'back' | 'refund' | 'expire' | 'give' | 'revoke' | 'receive' | 'leave'
    tickets: number
    order_seq: number | null
    at: Generated<Date>
  }
  ticket_use: {
    use_seq: GeneratedAlways<number>
    lot_seq: number
    order_seq: number
    from_order_seq: number | null
    won: number
    used_at: Generated<Date>
    back_at: Date | null
  }
}
