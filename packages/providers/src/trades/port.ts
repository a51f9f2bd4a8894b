import type { Trade } from '@jipsalpim/engine/assessment.ts'
import type { TradeList } from '@jipsalpim/engine/price/traded-as.ts'
import type { Outcome } from '../outcome.ts'

/** One month of one district, as the ministry serves it. Cancelled reports are only counted. */
export type TradeMonth = { trades: readonly (Trade & { dong: string })[]; cancelled: number }

export interface TradesPort {
  /** `district` is the 5-digit 시군구 code, `month` 'YYYYMM'. */
  sales(kind: TradeList, district: string, month: string): Promise<Outcome<TradeMonth>>
}
