import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type VerificationTables = {
  verification_attempt: {
    user_verify_seq: GeneratedAlways<number>
    user_seq: number | null
    guest_user_no: number | null
    session_seq: number | null
    merchant_uid: string
    phone_index: Buffer | null
    state: Generated<'prepared' | 'checking' | 'verified' | 'refused'>
    reason: string | null
    certification_id: string | null
    tries: Generated<number>
    name_sealed: Buffer | null
    phone_sealed: Buffer | null
    birth_sealed: Buffer | null
    ci_sealed: Buffer | null
    ci_index: Buffer | null
    di_sealed: Buffer | null
    created_at: Generated<Date>
    settled_at: Date | null
    used_at: Date | null
  }
}
