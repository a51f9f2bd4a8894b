import type { HomeKind, PriceRange, Trade, TradeSet } from '../assessment.ts'
import { priceLikeness, priceSpread } from '../law/price-range.ts'
import { addMonths, type Day } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { broughtTo, monthlyDrift } from './drift.ts'
import { median, medianDeviation, quantile } from './spread.ts'

export type TradeFacts = {
  kind: HomeKind | null
  area: Known<number>
  /** 사용승인일: farther trades count when they are of about the same age. */
  approvedOn: Known<Day>
  trades: Known<readonly TradeSet[]>
  day: Day
}
type Scope = TradeSet['scope']
type Widened = NonNullable<PriceRange['widened']>[number]
type Near = { scope: Scope; sets: readonly TradeSet[]; drift: number }

const scopes = ['building', 'dong', 'district'] as const
const enough: Record<Scope, number> = { building: 3, dong: 5, district: 8 }
const windows = [12, 24, 36] as const
const one = () => 1
const enoughOf = (scope: Scope) => enough[scope]

/** The nearest set with enough trades, in the shortest window; failing that the nearest with any. */
export function fromTrades(f: TradeFacts): Omit<PriceRange, 'guarantor'> | null {
  if ('unknown' in f.trades) return null
  const sets = f.trades.value
  const drift = monthlyDrift(widest(sets, f.day), f.day)
  const near = scopes.map((scope): Near => ({ scope, sets: sets.filter((s) => s.scope === scope), drift }))
  const [inBuilding, farther] = [near.slice(0, 1), near.slice(1)]
  return (
    nearest(f, inBuilding, windows, enoughOf) ??
    // One sale in an apartment building tells more than many around it (back-test). A villa's one sale may be the very
    // price that somebody made up: there the neighbours are heard first.
    (f.kind === '아파트' ? nearest(f, inBuilding, windows, one) : null) ??
    nearest(f, farther, windows, enoughOf) ??
    nearest(f, near, [36], one) ??
    nearest({ ...f, approvedOn: { unknown: 'out-of-range' } }, farther, [36], one)
  )
}

function nearest(f: TradeFacts, near: readonly Near[], months: readonly number[], least: (s: Scope) => number) {
  for (const of of near) {
    for (const m of months) {
      const range = fromScope(f, of, m, least(of.scope))
      if (range) return range
    }
  }
  return null
}

/** The farthest set holds the nearer ones: most homes that sold twice. */
function widest(sets: readonly TradeSet[], on: Day): Trade[] {
  const set = scopes.toReversed().flatMap((scope) => sets.filter((s) => s.scope === scope && s.trades.length > 0))[0]
  return (set?.trades ?? []).filter((t) => t.day <= on && t.won > 0 && t.area > 0)
}

function fromScope(f: TradeFacts, { scope, sets, drift }: Near, months: number, least: number) {
  const area = valueOf(f.area)
  // without the home's size only trades of the same building compare, and only whole
  if (area === null && scope !== 'building') return null
  const built = scope === 'building' ? null : yearOf(valueOf(f.approvedOn))
  const since = addMonths(f.day, -months)
  const near = sets
    .flatMap((s) => s.trades)
    .filter((t) => t.day >= since && t.day <= f.day && alike(t, area, scope) && ofAnAge(t, built))
  const prices = near.map((t) => broughtTo(t, area === null ? t.won : (t.won / t.area) * area, f.day, drift))
  const kept = withoutOutliers(prices)
  if (kept.length < least) return null
  const likely = median(kept)
  const tail = priceSpread.tail[scope]
  const reach = likely * (leastReach(scope, kept.length, months, area) / 100)
  const days = near.map((t) => t.day).toSorted()
  const few = kept.length < enough[scope] + 2
  const old = months > 12
  const widened: Widened[] = [
    ...(few ? (['few'] as const) : []),
    ...(old ? (['old'] as const) : []),
    ...(area === null ? (['size-unknown'] as const) : []),
  ]
  return {
    low: toMan(Math.min(quantile(kept, tail), likely - reach)),
    likely: toMan(likely),
    high: toMan(Math.max(quantile(kept, 1 - tail), likely + reach)),
    count: kept.length,
    method: `trades-${scope}`,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    source: '국토교통부 실거래가',
    outliers: prices.length - kept.length,
    cancelled: sets.reduce((n, s) => n + s.cancelled, 0),
    windowMonths: months,
    thin: few || old,
    ...(widened.length > 0 ? { widened } : {}),
    ...(built === null ? {} : { builtWithin: priceLikeness.years }),
    ...(drift === 0 ? {} : { drift }),
  } satisfies Omit<PriceRange, 'guarantor'>
}

/** Trades are reported in 만원; a reckoned price to the last won would claim too much. */
const toMan = (won: number): number => Math.floor(won / 10_000) * 10_000

const leastReach = (scope: Scope, count: number, months: number, area: number | null): number =>
  priceSpread.least[scope] +
  (count < 3 ? priceSpread.fewerThan3 : count < 5 ? priceSpread.fewerThan5 : 0) +
  (months > 12 ? priceSpread.olderThanYear : 0) +
  (area === null ? priceSpread.sizeUnknown : 0)

/** Trades of a like size: the same building within a tenth or 5 ㎡, farther sets within a fifth. */
function alike(t: Trade, area: number | null, scope: Scope): boolean {
  if (!(t.won > 0) || (area !== null && !(t.area > 0))) return false
  if (area === null) return true
  const room = scope === 'building' ? Math.max(5, area * 0.1) : area * 0.2
  return Math.abs(t.area - area) <= room
}

const ofAnAge = (t: Trade, built: number | null): boolean =>
  built === null || t.builtYear === null || Math.abs(t.builtYear - built) <= priceLikeness.years
const yearOf = (d: Day | null): number | null => (d === null ? null : Number(d.slice(0, 4)))

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
