import type { HomeKind, PriceRange, Trade, TradeSet } from '../assessment.ts'
import { officialPriceSpread } from '../law/official-price.ts'
import { addMonths, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { priceSpread } from '../law/price-range.ts'
import { broughtTo, monthlyDrift } from './drift.ts'
import { guarantorPrice } from './guarantor.ts'
import { median, medianDeviation, quantile } from './spread.ts'

export type PriceFacts = {
  kind: HomeKind | null
  area: Known<number>
  officialPrice: Known<Won>
  statedPrice: Known<Won>
  trades: Known<readonly TradeSet[]>
  /** 거래가액 of a transfer within a year, as the register prints it. */
  recentSale: { won: Won; on: Day } | null
  day: Day
}

/** What the home is worth, as a range with its base: stated, else from trades, else from the official price. */
export function estimatePrice(f: PriceFacts): Known<PriceRange> {
  const range = stated(f) ?? fromTrades(f) ?? fromOfficial(f)
  if (range === null)
    return unknown(f.trades && 'unknown' in f.trades ? f.trades.unknown : 'not-found', '실거래가·공시가격')
  return known({ ...range, guarantor: guarantorPrice(f, range) }, range.source, range.to)
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
    from: null,
    to: officialPrice.asOf,
    source: officialPrice.source,
  }
}

const scopes = ['building', 'dong', 'district'] as const
const enough: Record<TradeSet['scope'], number> = { building: 3, dong: 5, district: 8 }
const windows = [12, 24, 36] as const

type Near = { scope: TradeSet['scope']; sets: readonly TradeSet[]; drift: number }

/** The nearest set with enough trades, in the shortest window; failing that the nearest with any. */
function fromTrades(f: PriceFacts): Range | null {
  if ('unknown' in f.trades) return null
  const sets = f.trades.value
  const drift = monthlyDrift(widest(sets, f.day), f.day)
  const near = scopes.map((scope): Near => ({ scope, sets: sets.filter((s) => s.scope === scope), drift }))
  for (const of of near) {
    for (const months of windows) {
      const range = fromScope(f, of, months, enough[of.scope])
      if (range) return range
    }
  }
  for (const of of near) {
    const range = fromScope(f, of, 36, 1)
    if (range) return range
  }
  return null
}

/** The farthest set holds the nearer ones: most homes that sold twice. */
function widest(sets: readonly TradeSet[], on: Day): Trade[] {
  const set = scopes.toReversed().flatMap((scope) => sets.filter((s) => s.scope === scope && s.trades.length > 0))[0]
  return (set?.trades ?? []).filter((t) => t.day <= on && t.won > 0 && t.area > 0)
}

function fromScope(f: PriceFacts, { scope, sets, drift }: Near, months: number, least: number): Range | null {
  const area = 'value' in f.area ? f.area.value : null
  // without the home's size only trades of the same building compare, and only whole
  if (area === null && scope !== 'building') return null
  const since = addMonths(f.day, -months)
  const near = sets.flatMap((s) => s.trades).filter((t) => t.day >= since && t.day <= f.day && alike(t, area, scope))
  const prices = near.map((t) => broughtTo(t, area === null ? t.won : (t.won / t.area) * area, f.day, drift))
  const kept = withoutOutliers(prices)
  if (kept.length < least) return null
  const likely = median(kept)
  const tail = priceSpread.tail[scope]
  const reach = likely * (leastReach(scope, kept.length, months, area) / 100)
  const days = near.map((t) => t.day).toSorted()
  return {
    low: Math.floor(Math.min(quantile(kept, tail), likely - reach)),
    likely: Math.floor(likely),
    high: Math.floor(Math.max(quantile(kept, 1 - tail), likely + reach)),
    count: kept.length,
    method: `trades-${scope}`,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    source: '국토교통부 실거래가',
    outliers: prices.length - kept.length,
    cancelled: sets.reduce((n, s) => n + s.cancelled, 0),
    windowMonths: months,
    thin: kept.length < enough[scope] + 2 || months > 12,
    ...(drift === 0 ? {} : { drift }),
  }
}

const leastReach = (scope: TradeSet['scope'], count: number, months: number, area: number | null): number =>
  priceSpread.least[scope] +
  (count < 3 ? priceSpread.fewerThan3 : count < 5 ? priceSpread.fewerThan5 : 0) +
  (months > 12 ? priceSpread.olderThanYear : 0) +
  (area === null ? priceSpread.sizeUnknown : 0)

/** Trades of a like size: the same building within a tenth or 5 ㎡, farther sets within a fifth. */
function alike(t: Trade, area: number | null, scope: TradeSet['scope']): boolean {
  if (!(t.won > 0) || (area !== null && !(t.area > 0))) return false
  if (area === null) return true
  const room = scope === 'building' ? Math.max(5, area * 0.1) : area * 0.2
  return Math.abs(t.area - area) <= room
}

/** Leaves out what lies more than 3.5 scaled median deviations away (a family sale, a typing error). */
function withoutOutliers(prices: readonly number[]): number[] {
  const sorted = prices.toSorted((a, b) => a - b)
  if (sorted.length < 4) return sorted
  const middle = median(sorted)
  const deviation = medianDeviation(sorted, middle) * 1.4826
  // when most trades are equal the deviation is 0: a tenth of the price stands in
  const room = 3.5 * (deviation > 0 ? deviation : middle * 0.1)
  return sorted.filter((p) => Math.abs(p - middle) <= room)
}
