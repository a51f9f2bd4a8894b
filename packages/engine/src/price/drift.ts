import { priceDrift } from '../law/price-drift.ts'
import { type Day, daysBetween } from '../values/day.ts'

/**
 * How prices of the place moved, percent a month: `recent` in the last `priceDrift.recent` months, `older` before them.
 * They differ only where a fast fall is sure. `told`: enough buildings sold lately to see one.
 */
export type Drift = { older: number; recent: number; told: boolean }
export type Pace = Pick<Drift, 'older' | 'recent'>

/** How many times the price of that day is today's. */
export function driftFactor({ older, recent }: Pace, from: Day, to: Day): number {
  const all = Math.min(monthsFrom(from, to), priceDrift.months)
  const late = Math.min(all, priceDrift.recent)
  return Math.max(priceDrift.least, 100 + recent * late + older * (all - late)) / 100
}

/** As the price says it; absent where the market stood still. */
export const driftOf = (drift: Pace): { drift?: number; recentDrift?: number } => ({
  ...(drift.older === 0 ? {} : { drift: drift.older }),
  ...(fallsFast(drift) ? { recentDrift: drift.recent } : {}),
})

export const fallsFast = ({ older, recent }: Pace): boolean => recent < older

export const monthsFrom = (from: Day, to: Day): number => daysBetween(from, to) / 30.4
