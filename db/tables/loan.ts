import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type LoanTables = {
  loan_result: {
    result_seq: GeneratedAlways<number>
    user_seq: number
    body_sealed: Buffer | null
    pack: string
    as_of: Day
    kept_at: Generated<Date>
    kept_until: Day
  }
}
