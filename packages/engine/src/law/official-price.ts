import type { TradeList } from '../price/traded-as.ts'
import { type Day, day } from '../values/day.ts'
import { dated, lastValue, type Source } from './dated.ts'
import { inSeoul } from './price-spread.ts'
import { officialSpreadCell as officialSpreadOf23 } from './tables/price-spread-2026-11-23.ts'
import { officialSpreadCell as officialSpreadOf26 } from './tables/price-spread-2026-11-26.ts'
import { officialSpreadCell } from './tables/price-spread-2026-11-27.ts'

/** Percent of the official price (공시가격) that the guarantor takes as the home's price (주택가격). */
export const officialPriceFactor = dated<number>('official-price-factor', 'application', [
  {
    from: day('2019-01-01'),
    value: 150,
    source: {
      title: '주택도시보증공사 전세보증금반환보증 주택가격 산정',
      confidence: 'news',
      checkedOn: day('2026-10-04'),
    },
  },
  {
    from: day('2023-01-01'),
    value: 140,
    source: {
      title: '주택도시보증공사 전세보증금반환보증 주택가격 산정',
      confidence: 'official',
      checkedOn: day('2026-10-04'),
    },
  },
])

type Spread = { low: number; likely: number; high: number }

/**
 * The assumed range of the market price around the official price where nothing was measured, percent of the official
 * price.
 */
export const officialPriceSpread = dated<Spread>('official-price-spread', 'event', [
  {
    from: day('2023-01-01'),
    value: { low: 120, likely: 140, high: 155 },
    source: {
      title: '공시가격 환산 관행, 자체 가정',
      confidence: 'assumed',
      checkedOn: day('2026-11-21'),
    },
  },
])

const ofVillasMeasured = (on: string): Source => ({
  title: '국토교통부 실거래가 공개시스템·공동주택공시가격: 서울 강서·관악·강남 연립다세대',
  confidence: 'measured',
  checkedOn: day(on),
})
/**
 * The measured range for 연립·다세대 of Seoul, from brokered sales of 2025 and 2026 relative to the unit's official price
 * of 2026.
 */
export const officialPriceOfVillas = dated<Spread & { n: number }>('official-price-of-villas', 'event', [
  { from: day('2026-11-23'), value: officialSpreadOf23, source: ofVillasMeasured('2026-11-23') },
  { from: day('2026-11-26'), value: officialSpreadOf26, source: ofVillasMeasured('2026-11-26') },
  { from: day('2026-11-27'), value: officialSpreadCell, source: ofVillasMeasured('2026-11-27') },
])

/**
 * The row for a kind and a place; `n` null: not measured there. Measurements also apply to past days: the last row
 * counts.
 */
export function officialSpread(
  list: TradeList | null,
  place: string | null,
  on: Day,
): { spread: Spread; n: number | null } | null {
  if (list === '연립다세대' && inSeoul(place)) return ofVillas()
  const assumed = officialPriceSpread.at(on)?.value
  return assumed === undefined ? null : { spread: assumed, n: null }
}

function ofVillas(): { spread: Spread; n: number } {
  const spread = lastValue('official-price-of-villas', officialSpreadCell)
  return { spread, n: spread.n }
}
