import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated, last } from './dated.ts'

/** 경매비용 estimate: a floor, and a share of the sale price in tenths of a percent. */
export const auctionCost = dated<{ floor: Won; perMille: number }>('auction-cost', 'distribution', [
  {
    from: day('2002-07-01'),
    value: { floor: 3_000_000, perMille: 15 },
    source: {
      title: '민사집행법 제53조의 집행비용, 자체 추정',
      confidence: 'assumed',
      checkedOn: day('2026-11-21'),
    },
  },
])

export function estimateAuctionCost(salePrice: Won): Won {
  const { floor, perMille } = last(auctionCost.rows).value
  return Math.min(salePrice, Math.max(floor, Math.floor((salePrice * perMille) / 1000)))
}
