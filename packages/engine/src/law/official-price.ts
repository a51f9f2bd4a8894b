import { day } from '../values/day.ts'
import { dated } from './dated.ts'

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

/** How far the market is taken to lie around the official price when no trade tells, percent of the official price. */
export const officialPriceSpread = dated<{ low: number; likely: number; high: number }>(
  'official-price-spread',
  'event',
  [
    {
      from: day('2023-01-01'),
      value: { low: 120, likely: 140, high: 155 },
      source: {
        title: '공시가격 환산 관행, 자체 가정',
        confidence: 'assumed',
        checkedOn: day('2026-11-21'),
      },
    },
  ],
)
