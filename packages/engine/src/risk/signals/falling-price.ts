import { valueOf } from '../../values/known.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { found, percentOf, type Signal } from '../signal.ts'

/** The same homes sell for less every month: what is enough today may not be when the lease ends. */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  const drift = valueOf(f.price)?.drift ?? 0
  const { perMonth, months, danger } = f.pack.thresholds.falling
  if (money?.deposit == null || drift > -perMonth) return null
  const later = Math.max(1, Math.floor(money.price * (1 + (drift * months) / 100)))
  const percent = percentOf(money.senior + money.deposit, later)
  return found('falling-price', 156, {
    numbers: { drift: -drift, months, price: money.price, later, percent },
    ...(percent >= danger && !coveredAtWorst(f) ? { severity: 'caution' as const, weight: 6 } : {}),
  })
}
