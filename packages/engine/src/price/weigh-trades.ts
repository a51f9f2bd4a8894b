import type { HomeKind } from '../property/home-kind-names.ts'
import type { Trade, TradeSet } from '../assessment.ts'
import { priceLikeness } from '../law/price-range.ts'
import type { AgeBand, TradeTier } from '../law/price-bands.ts'
import { ageBand } from '../law/price-spread.ts'
import type { Day } from '../values/day.ts'
import { type Known, valueOf } from '../values/known.ts'
import { type Comparable, comparables, type Subject, weightedMedian } from './comparables.ts'
import { monthlyDrift } from './measure-drift.ts'
import { median, medianDeviation } from './spread.ts'
import { tradedAs } from './traded-as.ts'

export type TradeFacts = {
  kind: HomeKind | null
  /** 법정동코드: the spread of prices was measured in some places only. */
  place?: Known<string>
  area: Known<number>
  /** 대지면적 of a house, ㎡. */
  landArea?: Known<number>
  /** The floor of the unit; negative is below ground. */
  floor?: Known<number>
  /** 사용승인일: trades of homes of about the same age weigh more. */
  approvedOn: Known<Day>
  trades: Known<readonly TradeSet[]>
  day: Day
}
export type TradeScope = TradeSet['scope']
/** The median of all comparables, and the nearest trades that together have half of the weight. */
export type Weighed = {
  home: Subject
  middle: number
  scope: TradeScope
  band: AgeBand
  tier: TradeTier
  kept: readonly Comparable[]
  odd: number
}

const scopes = ['building', 'dong', 'district'] as const

/** What similar homes sold for, converted to this home and this day; null if none compares. */
export function weighTrades(f: TradeFacts): Weighed | null {
  const list = f.kind === null ? null : tradedAs[f.kind]
  if ('unknown' in f.trades || list === null) return null
  const sets = f.trades.value
  const floor = f.floor === undefined ? null : valueOf(f.floor)
  const approvedOn = valueOf(f.approvedOn)
  const home: Subject = {
    list,
    area: valueOf(f.area),
    land: f.landArea === undefined ? null : valueOf(f.landArea),
    built: approvedOn === null ? null : Number(approvedOn.slice(0, 4)),
    underground: floor === null ? null : floor < 0,
    day: f.day,
    drift: monthlyDrift(widest(sets, f.day), f.day),
  }
  // a wider set includes the nearer ones: a trade of the same building counts in each
  const near = scopes.map((scope) => sets.filter((s) => s.scope === scope).flatMap((s) => comparables(s, home)))
  const at = weighsMost(near)
  const [scope, of] = [scopes[at], near[at]]
  if (scope === undefined || of === undefined) return null
  const odd = oddIn(of)
  const selected = of.filter((c) => !odd.has(c.trade))
  const own = weightedMedian(near.flat().filter((c) => !odd.has(c.trade)))
  return {
    home,
    middle: home.underground === true ? leanedToAbove(own, selected, sets, home) : own,
    scope,
    band: ageBand(home.built, Number(f.day.slice(0, 4)), home.underground),
    tier: tierOf(home, scope, selected),
    kept: selected,
    odd: odd.size,
  }
}

/**
 * Basements rarely sell: the less their trades weigh, the more the trades above ground count, at `basement.ofAbove`
 * percent of their price.
 */
function leanedToAbove(own: number, selected: readonly Comparable[], sets: readonly TradeSet[], home: Subject): number {
  const above = sets.flatMap((s) => comparables(s, { ...home, underground: false }))
  if (above.length === 0) return own
  const { ofAbove, lean } = priceLikeness().basement
  const weight = weightOf(selected)
  return (weight * own + (lean * ofAbove * weightedMedian(above)) / 100) / (weight + lean)
}

const weightOf = (list: readonly Comparable[]): number => list.reduce((n, c) => n + c.weight, 0)

/** The nearest scope that, with the nearer ones, has half of the weight; -1 without any weight. */
function weighsMost(near: readonly (readonly Comparable[])[]): number {
  const weights = near.map(weightOf)
  const half = weights.reduce((a, b) => a + b, 0) / 2
  let sum = 0
  return half === 0 ? -1 : weights.findIndex((w) => (sum += w) >= half)
}

function tierOf({ area }: Subject, scope: TradeScope, selected: readonly Comparable[]): TradeTier {
  if (scope !== 'building') return scope
  const room = Math.max(priceLikeness().sizeInBuilding, (area ?? 0) * 0.1)
  const same = selected.filter((c) => Math.abs(c.trade.area - (area ?? 0)) <= room).length
  return same >= 5 ? 'building-5' : same >= 3 ? 'building-3' : 'building-1'
}

/** Outliers more than 3.5 scaled median deviations away: a typing error, a family sale reported as brokered. */
function oddIn(of: readonly Comparable[]): ReadonlySet<Trade> {
  const prices = of.map((c) => c.won).toSorted((a, b) => a - b)
  if (prices.length < 4) return new Set()
  const middle = median(prices)
  const deviation = medianDeviation(prices, middle) * 1.4826
  // when most trades are equal the deviation is 0: a tenth of the price is used instead
  const room = 3.5 * (deviation > 0 ? deviation : middle * 0.1)
  return new Set(of.filter((c) => Math.abs(c.won - middle) > room).map((c) => c.trade))
}

/** The widest set includes the nearer ones and has the most homes that sold twice. */
function widest(sets: readonly TradeSet[], on: Day): Trade[] {
  const set = scopes.toReversed().flatMap((scope) => sets.filter((s) => s.scope === scope && s.trades.length > 0))[0]
  return (set?.trades ?? []).filter((t) => t.day <= on && t.won > 0 && t.area > 0)
}
