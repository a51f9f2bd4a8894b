import { lastValue } from './dated.ts'
import type { AgeBand, TradeTier } from './price-bands.ts'
import type { PriceBase } from '../assessment.ts'
import type { TradeList } from '../price/traded-as.ts'
import { saleSpreadCells, tradeSpreadCells } from './tables/price-spread-2026-11-27.ts'

/**
 * Percent of the median of the trades: the range of later sales, their median, and the number of sales in the sample.
 */
export type SpreadCell = { low: number; likely: number; high: number; n: number }

export function ageBand(built: number | null, year: number, underground: boolean | null): AgeBand {
  if (underground === true) return 'basement'
  if (built === null) return 'unknown'
  const age = year - built
  return age <= 5 ? '0-5' : age <= 15 ? '6-15' : age <= 30 ? '16-30' : '31-'
}

/** The row of this kind, age and evidence; with too few sales, the one of all ages. */
export function tradeSpread(list: TradeList, band: AgeBand, tier: TradeTier): SpreadCell | null {
  const cells = lastValue('price-spread', tradeSpreadCells)
  const cell = (of: AgeBand | 'any') => cells.find((c) => c[0] === list && c[1] === of && c[2] === tier)
  const found = cell(band) ?? cell('any')
  return found === undefined ? null : { low: found[3], likely: found[4], high: found[5], n: found[6] }
}

/** The spread around a home's own last sale, by its age of at most so many months; without a row our assumption. */
export function saleSpread(list: TradeList | null, months: number): Omit<SpreadCell, 'n'> & { n: number | null } {
  const found = lastValue('price-spread-of-own-sale', saleSpreadCells).find((c) => c[0] === list && c[1] === months)
  return found === undefined
    ? { low: 75, likely: 100, high: 130, n: null }
    : { low: found[2], likely: found[3], high: found[4], n: found[5] }
}

/** Percent of the price by trades and the official price; a registered sale below it was not at market price. */
export const credibleSale = 50

/** All widths were measured on sales in Seoul; elsewhere each end lies so many percent farther from the likely price. */
export const borrowedReach = 10
export const inSeoul = (place: string | null): boolean => place?.startsWith('11') === true
export function farther<C extends Pick<SpreadCell, 'low' | 'likely' | 'high'>>(cell: C, place: string | null): C {
  const { low, likely, high } = cell
  const reach = inSeoul(place) ? 0 : lastValue('price-spread-borrowed', borrowedReach) / 100
  return { ...cell, low: low - (likely - low) * reach, high: high + (high - likely) * reach }
}

export const widthOf = (n: number | null, place: string | null): NonNullable<PriceBase['width']> =>
  n === null ? { basis: 'assumed' } : { basis: inSeoul(place) ? 'measured' : 'borrowed', n }
