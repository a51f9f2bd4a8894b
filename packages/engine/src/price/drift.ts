import type { Trade } from '../assessment.ts'
import { priceDrift } from '../law/price-range.ts'
import { type Day, daysBetween } from '../values/day.ts'

/**
 * Percent a month by which the same homes (complex and size) sold for more or less as time went on. Last year's sale is
 * no price of today: in a falling market it flatters, in one that rises fast it lags. Few of them say little: then
 * nothing is brought forward, and the slope leans to nought.
 */
export function monthlyDrift(trades: readonly Trade[], on: Day): number {
  const { homes, lean, most, months: back } = priceDrift
  const groups = new Map<string, Trade[]>()
  for (const t of trades) {
    // a house's lot is masked: nobody knows whether two sales are of one home
    if (t.direct === true || t.lot === null || t.lot.includes('*') || monthsBefore(t, on) > back) continue
    const key = `${t.name} ${t.lot} ${Math.round(t.area)} ${(t.floor ?? 1) < 0}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [t])
    else group.push(t)
  }
  const twice = [...groups.values()].filter((g) => g.length > 1)
  if (twice.length < homes) return 0
  let [together, spread] = [0, lean]
  for (const group of twice) {
    const months = group.map((t) => monthsBefore(t, on))
    const unit = group.map((t) => t.won / t.area)
    const [meanMonths, meanUnit] = [mean(months), mean(unit)]
    months.forEach((m, i) => {
      // one odd price (a family sale, a typing error) must not tilt the market
      const off = Math.max(-0.3, Math.min(0.3, (unit[i] ?? 0) / meanUnit - 1))
      together += (meanMonths - m) * off
      spread += (meanMonths - m) ** 2
    })
  }
  const percent = (100 * together) / spread
  return Math.max(-most, Math.min(most, Math.round(percent * 10) / 10))
}

/** What the trade would have brought on the day, by the drift. */
export const broughtTo = (t: Trade, won: number, on: Day, drift: number): number =>
  won * (1 + (drift / 100) * Math.min(monthsBefore(t, on), priceDrift.months))

const monthsBefore = (t: Trade, on: Day): number => daysBetween(t.day, on) / 30.4
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
