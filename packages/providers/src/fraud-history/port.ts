import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** Digits only. Without a bank the account is looked for at every bank. */
export type FraudKeyword =
  | { kind: 'phone'; digits: string }
  | { kind: 'account'; digits: string; bankCode: string | null }

/** Whether somebody reported the number between two days (Asia/Seoul). A report proves nothing, and so does none. */
export type FraudHistory = { caution: boolean; from: Day; until: Day }

export interface FraudHistoryPort {
  lookUp(keyword: FraudKeyword): Promise<Outcome<FraudHistory>>
}
