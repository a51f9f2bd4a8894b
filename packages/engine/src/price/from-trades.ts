import type { PriceBase, TradeSet } from '../assessment.ts'
import { spreadAssumed } from '../law/price-range.ts'
import { farther, tradeSpread, widthOf } from '../law/price-spread.ts'
import { addMonths, type Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import { driftOf, fallsFast } from './drift.ts'
import { isUnseen, roomForMarket } from './room-for-market.ts'
import { type TradeFacts, type TradeScope, type Weighed, weighTrades } from './weigh-trades.ts'

type Widened = NonNullable<PriceBase['widened']>[number]

const enough: Record<TradeScope, number> = { building: 3, dong: 5, district: 8 }
const windows = [12, 24, 36] as const

/** The price by trades, with the range in which later sales of such homes were. */
export function fromTrades(f: TradeFacts): PriceBase | null {
  const weighed = weighTrades(f)
  if (weighed === null || 'unknown' in f.trades) return null
  const { home, odd } = weighed
  return {
    ...countsOf(weighed, f.trades.value, f.day),
    outliers: odd,
    ...rangeOf(weighed, f),
    ...(home.underground === true ? { underground: true as const } : {}),
    ...driftOf(home.drift),
  }
}

function rangeOf({ home, scope, band, tier, kept, middle }: Weighed, f: TradeFacts) {
  const sizeUnknown = home.area === null
  const cell = sizeUnknown ? null : tradeSpread(home.list, band, tier)
  const place = f.place === undefined ? null : valueOf(f.place)
  const percent = cell === null ? spreadAssumed()[scope] : farther(cell, place)
  const [few, old] = [kept.length < enough[scope] + 2, kept.every((c) => c.trade.day < addMonths(f.day, -12))]
  const widened: Widened[] = [
    ...(few ? (['few'] as const) : []),
    ...(old ? (['old'] as const) : []),
    ...(sizeUnknown ? (['size-unknown'] as const) : []),
    ...(fallsFast(home.drift) ? (['falling'] as const) : []),
    ...(isUnseen(home) ? (['trend-unseen'] as const) : []),
  ]
  const more = (old ? spreadAssumed().old : 0) + (sizeUnknown ? spreadAssumed().sizeUnknown : 0)
  const room = roomForMarket(home)
  return {
    low: toMan((middle * (percent.low - more - room.below)) / 100),
    likely: toMan((middle * percent.likely) / 100),
    high: toMan((middle * (percent.high + more + room.above)) / 100),
    width: widthOf(cell?.n ?? null, place),
    thin: few || old,
    ...(widened.length > 0 ? { widened } : {}),
  }
}

function countsOf({ scope, kept }: Weighed, sets: readonly TradeSet[], on: Day) {
  const days = kept.map((c) => c.trade.day).toSorted()
  const from = days[0] ?? null
  const ofScope = sets.filter((s) => s.scope === scope)
  const direct = ofScope.reduce((n, s) => n + s.trades.filter((t) => t.direct === true).length, 0)
  return {
    count: kept.length,
    method: `trades-${scope}` as const,
    from,
    to: days.at(-1) ?? null,
    source: '국토교통부 실거래가',
    cancelled: ofScope.reduce((n, s) => n + s.cancelled, 0),
    ...(direct > 0 ? { direct } : {}),
    windowMonths: windows.find((m) => from !== null && from >= addMonths(on, -m)) ?? 36,
    sales: salesOf(kept),
  }
}

/** The number of sales returned for the chart; a district has hundreds. */
const mostSales = 40
const salesOf = (kept: Weighed['kept']): NonNullable<PriceBase['sales']> =>
  kept
    .map(({ trade: { day, won, area }, sized }) => ({ day, won, area, sized: toMan(sized) }))
    .toSorted((a, b) => (a.day === b.day ? a.won - b.won : a.day < b.day ? -1 : 1))
    .slice(-mostSales)

/** Trades are reported in 만원; a computed price to the last won would suggest false precision. */
const toMan = (won: number): number => Math.floor(won / 10_000) * 10_000
