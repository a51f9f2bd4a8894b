import type { HomeKind } from '../property/home-kind-names.ts'
import type { PriceBase } from '../assessment.ts'
import { farther, saleSpread, widthOf } from '../law/price-spread.ts'
import { addMonths, type Day } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { driftFactor, driftOf, type Pace } from './drift.ts'
import { tradedAs, type TradeList } from './traded-as.ts'
import type { RecentSale } from './recent-sale.ts'

type SaleFacts = { kind: HomeKind | null; place?: Known<string>; recentSale: RecentSale | null; day: Day }

/**
 * The home's own last sale on its register, adjusted to the day by the drift of the trades around it. After two years
 * it is not used any more.
 */
export function fromRegisterSale({ kind, place, recentSale, day }: SaleFacts, drift: Pace): PriceBase | null {
  if (recentSale === null || recentSale.on > day) return null
  const months = [6, 12, 24].find((m) => recentSale.on >= addMonths(day, -m))
  if (months === undefined) return null
  const at = place === undefined ? null : valueOf(place)
  const { low, likely, high, n } = spreadOf(kind === null ? null : tradedAs[kind], months, at)
  const won = recentSale.won * driftFactor(drift, recentSale.on, day)
  const part = (percent: number) => Math.floor((won * percent) / 1_000_000) * 10_000
  return {
    low: part(low),
    likely: part(likely),
    high: part(high),
    count: 0,
    method: 'register-sale',
    from: null,
    to: recentSale.on,
    source: '등기부 거래가액',
    outliers: 0,
    cancelled: 0,
    windowMonths: months,
    ...driftOf(drift),
    thin: false,
    width: widthOf(n, at),
  }
}

function spreadOf(list: TradeList | null, months: number, at: string | null): ReturnType<typeof saleSpread> {
  const cell = saleSpread(list, months)
  return cell.n === null ? cell : farther(cell, at)
}
