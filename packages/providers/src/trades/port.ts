import type { Trade } from '@jipsalpim/engine/assessment.ts'
import type { Outcome } from '../outcome.ts'

export type TradeKind = '아파트' | '연립다세대' | '오피스텔' | '단독다가구'
/** One month of one district, as the ministry serves it. Cancelled reports are kept apart. */
export type TradeMonth = { trades: readonly (Trade & { dong: string })[]; cancelled: number }

export interface TradesPort {
  /** `district` is the 5-digit 시군구 code, `month` 'YYYYMM'. */
  sales(kind: TradeKind, district: string, month: string): Promise<Outcome<TradeMonth>>
}
