import type { Trade } from '../assessment.ts'
import { priceDrift } from '../law/price-drift.ts'
import type { Day } from '../values/day.ts'
import { type Drift, monthsFrom } from './drift.ts'

/**
 * The drift by buildings that sold more than once. A sale of last year is not today's price: too high in a falling
 * market, too low in a fast rising one. Few such buildings are weak evidence: then no adjustment is made, and the
 * slopes shrink towards 0.
 */
export function monthlyDrift(trades: readonly Trade[], on: Day): Drift {
  const groups = [...Map.groupBy(trades.filter(isComparable), buildingOf).values()]
    .map((of) => of.map((t) => ({ months: monthsFrom(t.day, on), unit: t.won / t.area })))
    .map((of) => of.filter(({ months }) => months <= priceDrift().months))
    .filter((of) => of.length > 1)
  const hasDrifted = groups.filter(soldLately).length >= priceDrift().homes
  if (groups.length < priceDrift().homes) return { older: 0, recent: 0, told: hasDrifted }
  const { one, older, recent, error } = slopesOf(groups)
  // a fall is used only if it is significant: prices of one month scatter
  if (hasDrifted && recent - older < -priceDrift().sure * error)
    return {
      older: within(older, priceDrift().most),
      recent: within(recent, priceDrift().mostRecent),
      told: hasDrifted,
    }
  const even = within(one, priceDrift().most)
  return { older: even, recent: even, told: hasDrifted }
}

type Sold = { months: number; unit: number }

// a house's lot number is masked: it is unknown whether two sales are of one home
const isComparable = (t: Trade): boolean => t.direct !== true && t.lot !== null && !t.lot.includes('*')
const buildingOf = (t: Trade): string => `${t.name} ${t.lot} ${(t.floor ?? 1) < 0}`

/** Sold in the last months, and once more at least a month before. */
function soldLately(of: readonly Sold[]): boolean {
  const months = of.map((s) => s.months)
  const last = Math.min(...months)
  return last < priceDrift().recent && Math.max(...months) - last >= 1
}

/**
 * Least squares within each building, percent a month: one slope for all months, and two slopes with a bend
 * `priceDrift.recent` months ago and the standard error of the bend.
 */
function slopesOf(groups: readonly (readonly Sold[])[]) {
  let [count, yy, xx, zz, xz, xy, zy] = [0, 0, priceDrift().lean, priceDrift().leanRecent, 0, 0, 0]
  for (const of of groups) {
    const late = of.map((s) => Math.min(s.months, priceDrift().recent))
    const [meanMonths, meanLate, meanUnit] = [mean(of.map((s) => s.months)), mean(late), mean(of.map((s) => s.unit))]
    of.forEach((s, i) => {
      // one outlier (a family sale, a typing error) must not tilt the market
      const y = Math.max(-0.3, Math.min(0.3, s.unit / meanUnit - 1))
      const [x, z] = [meanMonths - s.months, meanLate - (late[i] ?? 0)]
      count++
      yy += y * y
      xx += x * x
      zz += z * z
      xz += x * z
      xy += x * y
      zy += z * y
    })
  }
  const determinant = xx * zz - xz * xz
  const [older, bend] = [(xy * zz - zy * xz) / determinant, (zy * xx - xy * xz) / determinant]
  const left = Math.max(0, yy - older * xy - bend * zy) / Math.max(1, count - groups.length - 2)
  return {
    one: (100 * xy) / xx,
    older: 100 * older,
    recent: 100 * (older + bend),
    error: 100 * Math.sqrt((left * xx) / determinant),
  }
}

const within = (percent: number, most: number): number => Math.max(-most, Math.min(most, Math.round(percent * 10) / 10))
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
