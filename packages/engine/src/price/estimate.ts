import type { PriceRange } from '../assessment.ts'
import { officialPriceSpread } from '../law/official-price.ts'
import type { Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { fromTrades, type TradeFacts } from './from-trades.ts'
import { guarantorPrice } from './guarantor.ts'

export type PriceFacts = TradeFacts & {
  officialPrice: Known<Won>
  statedPrice: Known<Won>
  /** 거래가액 of a transfer within a year, as the register prints it. */
  recentSale: { won: Won; on: Day } | null
}

/** What the home is worth, as a range with its base: stated, else from trades, else from the official price. */
export function estimatePrice(f: PriceFacts): Known<PriceRange> {
  const range = stated(f) ?? fromTrades(f) ?? fromOfficial(f)
  if (range === null)
    return unknown(f.trades && 'unknown' in f.trades ? f.trades.unknown : 'not-found', '실거래가·공시가격')
  return known({ ...range, ...guarantorPrice(f, range) }, range.source, range.to)
}

type Range = Omit<PriceRange, 'guarantor'>
const bare = { outliers: 0, cancelled: 0, windowMonths: 0, thin: false }

function stated({ statedPrice }: PriceFacts): Range | null {
  if ('unknown' in statedPrice) return null
  const won = statedPrice.value
  return {
    ...bare,
    low: won,
    likely: won,
    high: won,
    count: 0,
    method: 'stated',
    from: null,
    to: statedPrice.asOf,
    source: statedPrice.source,
  }
}

function fromOfficial({ officialPrice, day }: PriceFacts): Range | null {
  const spread = officialPriceSpread.at(day)?.value
  if ('unknown' in officialPrice || spread === undefined) return null
  const part = (percent: number) => Math.floor((officialPrice.value * percent) / 100)
  return {
    ...bare,
    low: part(spread.low),
    likely: part(spread.likely),
    high: part(spread.high),
    count: 0,
    method: 'official-price',
    thin: true,
    widened: ['no-trade'],
    from: null,
    to: officialPrice.asOf,
    source: officialPrice.source,
  }
}
