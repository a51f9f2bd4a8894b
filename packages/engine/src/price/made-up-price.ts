import type { PriceRange, Trade, TradeSet } from '../assessment.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import type { PriceFacts } from './price-facts.ts'
import { estimatePrice } from './estimate.ts'

// for tests: a villa of 45.5 ㎡ and its trades

export const now = day('2026-11-21')
/** 만원. */
export const man = 10_000
export const trade = (won: number, area = 45.5, back = 60): Trade => ({
  day: addDays(now, -back),
  won: won * man,
  area,
  floor: 3,
  builtYear: 2015,
  name: '가온빌라',
  lot: '100-1',
})
export const set = (scope: TradeSet['scope'], trades: readonly Trade[], cancelled = 0): TradeSet => ({
  scope,
  kind: '다세대',
  trades,
  cancelled,
  from: day('2023-11-01'),
  to: now,
})
export const facts = (over: Partial<PriceFacts>): PriceFacts => ({
  kind: '다세대',
  area: known(45.5, '표제부'),
  approvedOn: unknown('not-given'),
  officialPrice: unknown('not-given'),
  statedPrice: unknown('not-given'),
  trades: unknown('not-given'),
  recentSale: null,
  day: now,
  ...over,
})
export const range = (over: Partial<PriceFacts>): PriceRange => {
  const k = estimatePrice(facts(over))
  if ('unknown' in k) throw new Error(k.unknown)
  return k.value
}

/**
 * Relative distance of the likely price from a sum in 만원: the measured median of a kind is a few percent off its
 * trades.
 */
export const off = (r: PriceRange, tenThousands: number) => Math.abs(r.likely / (tenThousands * man) - 1)
