import type { TradeList } from '../price/traded-as.ts'

/**
 * The evidence of an estimate: at least five, three or one trade of the same building and size; else of the dong, of
 * the district.
 */
export const tradeTiers = ['building-5', 'building-3', 'building-1', 'dong', 'district'] as const
export type TradeTier = (typeof tradeTiers)[number]
/** Years since approval; a basement is a band of its own. */
export const ageBands = ['0-5', '6-15', '16-30', '31-', 'unknown', 'basement'] as const
export type AgeBand = (typeof ageBands)[number]

/** Kind, age, evidence; then percent of the middle of the trades: low, likely, high; and the number of later sales. */
export type TradeSpreadRow = readonly [TradeList, AgeBand | 'any', TradeTier, number, number, number, number]
/** Kind; at most so many months since the home's last sale; then percent of that price: low, likely, high; and the number. */
export type SaleSpreadRow = readonly [TradeList, number, number, number, number, number]
