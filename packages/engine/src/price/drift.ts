import { priceDrift } from '../law/price-drift.ts'
import { type Day, daysBetween } from '../values/day.ts'

/**
 * How local prices moved, percent a month: `recent` in the last `priceDrift.recent` months, `older` before. They differ
 * only where a fast fall is certain. `told`: enough buildings sold recently, so that a fall would be seen.
 */
export type Drift = { older: number; recent: number; told: boolean }
export type Pace = Pick<Drift, 'older' | 'recent'>

/** The factor from a price of day `from` to day `to`. */
export function driftFactor({ older, recent }: Pace, from: Day, to: Day): number {
  const all = Math.min(monthsFrom(from, to), priceDrift().months)
  const late = Math.min(all, priceDrift().recent)
  return Math.max(priceDrift().least, 100 + recent * late + older * (all - late)) / 100
}

/** The drift as fields of a price; absent where the market did not move. */
export const driftOf = (drift: Pace): { drift?: number; recentDrift?: number } => ({
  ...(drift.older === 0 ? {} : { drift: drift.older }),
  ...(fallsFast(drift) ? { recentDrift: drift.recent } : {}),
})

export const fallsFast = ({ older, recent }: Pace): boolean => recent < older

export const monthsFrom = (from: Day, to: Day): number => daysBetween(from, to) / 30.4
