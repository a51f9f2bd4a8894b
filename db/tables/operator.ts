import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type OperatorTables = {
  operator_factor: {
    user_seq: number
    secret_sealed: Buffer
    last_step: Generated<number>
    created_at: Generated<Date>
    confirmed_at: Date | null
  }
  operator_audit: {
    audit_seq: GeneratedAlways<number>
    operator_seq: number
    call: string
    subject: Json
    on_user: number | null
    reason: string | null
    at: Generated<Date>
    place: Generated<number>
    hash: Generated<Buffer>
  }
  operator_refund: {
    ask_seq: GeneratedAlways<number>
    order_seq: number
    amount: number
    seen_back: number
    reason: string
    made_by: number
    made_at: Generated<Date>
    needs_second: boolean
    refund_seq: number | null
    decided_by: number | null
    decided_at: Date | null
    approved: boolean | null
    decided_why: string | null
  }
  operator_audit_head: {
    only_row: Generated<boolean>
    place: number
    hash: Buffer
  }
}
