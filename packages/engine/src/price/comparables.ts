import type { Trade, TradeSet } from '../assessment.ts'
import { priceLikeness } from '../law/price-range.ts'
import { addMonths, type Day, daysBetween } from '../values/day.ts'
import { type Drift, driftFactor } from './drift.ts'
import type { TradeList } from './traded-as.ts'

/**
 * A trade converted to the home: what the home would have sold for today by that price, and its weight. `sized` is
 * converted by size alone.
 */
export type Comparable = { trade: Trade; won: number; sized: number; weight: number }
/** The home that trades are compared with. Without its size only whole prices of the same building compare. */
export type Subject = {
  list: TradeList
  area: number | null
  /** 대지면적 of a house. */
  land: number | null
  built: number | null
  underground: boolean | null
  day: Day
  drift: Drift
}

/** The trades of a set that compare with the home. Nearer, newer and more similar ones weigh more. */
export function comparables(set: TradeSet, home: Subject): Comparable[] {
  const { area, land, day } = home
  const inBuilding = set.scope === 'building'
  if (area === null && !inBuilding) return []
  const like = priceLikeness()
  const since = addMonths(day, -like.months)
  const scope = set.scope === 'building' ? like.building[home.list] : like[set.scope]
  return set.trades.flatMap((trade) => {
    if (trade.direct === true || !(trade.won > 0) || trade.day < since || trade.day > day) return []
    if (home.underground !== null && isUnderground(trade) !== home.underground) return []
    if (area !== null && !(trade.area > 0)) return []
    const size = area === null ? 1 : area / trade.area
    const ground = land === null || !((trade.land ?? 0) > 0) ? null : land / (trade.land ?? 1)
    if (area !== null && !alike(area, trade.area, ground, inBuilding)) return []
    const by = ground === null ? size : (like.landPart * ground + (100 - like.landPart) * size) / 100
    const weight =
      scope *
      lessBy(daysBetween(trade.day, day) / 30.4, like.halfMonths) *
      lessBy(size - 1, ground === null ? like.halfSize : like.halfSizeOfHouse) *
      lessBy(ground === null ? 0 : ground - 1, like.halfLand) *
      (inBuilding ? 1 : lessBy(yearsApart(trade, home), like.halfYears))
    const sized = trade.won * by
    return [{ trade, won: sized * driftFactor(home.drift, trade.day, day), sized, weight }]
  })
}

function alike(area: number, other: number, ground: number | null, inBuilding: boolean): boolean {
  if (ground !== null) return ground >= 0.5 && ground <= 2
  const room = Math.max(area * priceLikeness().size, inBuilding ? priceLikeness().sizeInBuilding : 0)
  return Math.abs(other - area) <= room
}

/** An unknown age counts as equal to the home's. */
const yearsApart = (t: Trade, { built }: Subject): number =>
  t.builtYear === null || built === null ? 0 : t.builtYear - built

const isUnderground = ({ floor }: Trade): boolean => floor !== null && floor < 0

/** 1 for no difference, one half at a difference of `half`. Avoids exp, whose last bit differs between platforms. */
const lessBy = (by: number, half: number): number => 1 / (1 + (by / half) ** 2)

/** The value below which half of the weight lies. */
export function weightedMedian(list: readonly Comparable[]): number {
  const sorted = list.toSorted((a, b) => a.won - b.won)
  const half = sorted.reduce((n, c) => n + c.weight, 0) / 2
  let below = 0
  for (const [i, c] of sorted.entries()) {
    below += c.weight
    if (below === half) return (c.won + (sorted[i + 1] ?? c).won) / 2
    if (below > half) return c.won
  }
  return 0
}
