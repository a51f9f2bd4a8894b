import type { HomeKind } from '../property/home-kind-names.ts'
import type { PriceBase } from '../assessment.ts'
import { officialSpread } from '../law/official-price.ts'
import { widthOf } from '../law/price-spread.ts'
import { type Known, valueOf } from '../values/known.ts'
import type { Day } from '../values/day.ts'
import { partOf } from '../values/share.ts'
import type { Won } from '../values/won.ts'
import { tradedAs } from './traded-as.ts'

export type OfficialFacts = {
  kind: HomeKind | null
  place?: Known<string>
  officialPrice: Known<Won>
  day: Day
}

/** Price by the official price (공시가격), from what homes sold for relative to theirs. */
export function fromOfficial({ officialPrice, kind, place, day }: OfficialFacts): PriceBase | null {
  if ('unknown' in officialPrice) return null
  const row = officialSpread(kind === null ? null : tradedAs[kind], place === undefined ? null : valueOf(place), day)
  if (row === null) return null
  const { spread, n } = row
  // the measured percents have one decimal
  const part = (percent: number) => partOf(officialPrice.value, Math.round(percent * 10), 1000)
  return {
    low: part(spread.low),
    likely: part(spread.likely),
    high: part(spread.high),
    count: 0,
    method: 'official-price',
    from: null,
    to: officialPrice.asOf,
    source: officialPrice.source,
    outliers: 0,
    cancelled: 0,
    windowMonths: 0,
    thin: true,
    widened: ['no-trade'],
    width: widthOf(n, place === undefined ? null : valueOf(place)),
  }
}
