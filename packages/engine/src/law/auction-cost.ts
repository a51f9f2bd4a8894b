import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated, lastValue } from './dated.ts'

/** 경매비용 estimate: a floor, and a share of the sale price in tenths of a percent. The last row of its table. */
const cost: { floor: Won; perMille: number } = { floor: 3_000_000, perMille: 15 }

export const auctionCost = dated('auction-cost', 'distribution', [
  {
    from: day('2002-07-01'),
    value: cost,
    source: {
      title: '민사집행법 제53조의 집행비용, 자체 추정',
      confidence: 'assumed',
      checkedOn: day('2026-11-21'),
    },
  },
])

export function estimateAuctionCost(salePrice: Won): Won {
  const { floor, perMille } = lastValue('auction-cost', cost)
  return Math.min(salePrice, Math.max(floor, Math.floor((salePrice * perMille) / 1000)))
}
