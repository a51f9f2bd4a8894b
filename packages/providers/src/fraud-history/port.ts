import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** Digits only. Without a bank the account is searched at every bank. */
export type FraudKeyword =
  | { kind: 'phone'; digits: string }
  | { kind: 'account'; digits: string; bankCode: string | null }

/** Whether the number was reported between two days (Asia/Seoul). Neither a report nor its absence proves anything. */
export type FraudHistory = { caution: boolean; from: Day; until: Day }

export interface FraudHistoryPort {
  lookUp(keyword: FraudKeyword): Promise<Outcome<FraudHistory>>
}
