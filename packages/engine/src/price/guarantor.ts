import type { HomeKind, PriceRange } from '../assessment.ts'
import { officialPriceFactor } from '../law/official-price.ts'
import { addMonths } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { PriceFacts } from './estimate.ts'

/** The guarantor's 주택가격, in the order that its notice gives for the kind of home; unknown where that order ends. */
export function guarantorPrice(f: PriceFacts, range: Omit<PriceRange, 'guarantor'>): Known<Won> {
  const official = fromOfficial(f)
  const sale = fromRecentSale(f)
  if (f.kind === null) return official ?? unknown('not-given', '주택 종류')
  if (marketFirst.has(f.kind)) {
    // 시세 of KB and 부동산테크 is not public data; trades of the same building stand near it
    if (range.method === 'trades-building' || range.method === 'stated')
      return known(range.likely, range.source, range.to)
    return official ?? sale ?? unknown('not-found', '보증기관 시세')
  }
  return official ?? sale ?? unknown('not-found', '공시가격')
}

const marketFirst: ReadonlySet<HomeKind> = new Set(['아파트', '오피스텔'])

function fromOfficial({ officialPrice, day }: PriceFacts): Known<Won> | null {
  const factor = officialPriceFactor.at(day)?.value
  if ('unknown' in officialPrice || factor === undefined) return null
  return known(
    Math.floor((officialPrice.value * factor) / 100),
    `${officialPrice.source} × ${factor}%`,
    officialPrice.asOf,
  )
}

function fromRecentSale({ recentSale, day }: PriceFacts): Known<Won> | null {
  if (recentSale === null || recentSale.on < addMonths(day, -12)) return null
  return known(recentSale.won, '등기부 거래가액', recentSale.on)
}
