import { priceDrift } from '../../law/price-drift.ts'
import { valueOf } from '../../values/known.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { percentOf } from '../../values/percent.ts'
import { found, type Signal } from '../signal.ts'

/**
 * Prices fall every month: a deposit that is covered today may not be at the end of the lease. A fast fall of the last
 * months is extended as far as the range allows, a slow one to the end of the lease.
 */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  const { perMonth, months, danger } = f.pack.thresholds.falling
  const price = valueOf(f.price)
  const [slow, fast] = [price?.drift ?? 0, price?.recentDrift ?? 0]
  const drawn =
    slow * months < fast * priceDrift().lag ? { drift: slow, months } : { drift: fast, months: priceDrift().lag }
  if (money?.deposit == null || drawn.drift > -perMonth) return null
  const later = Math.max(1, Math.floor(money.price * (1 + (drawn.drift * drawn.months) / 100)))
  const percent = percentOf(money.senior + money.deposit, later)
  return found('falling-price', 156, {
    numbers: { drift: -drawn.drift, months: drawn.months, price: money.price, later, percent },
    ...(percent >= danger && !coveredAtWorst(f) ? { severity: 'caution' as const, weight: 6 } : {}),
  })
}
