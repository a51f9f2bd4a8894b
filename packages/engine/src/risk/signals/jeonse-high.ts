import { oddsAt } from '../../law/risk-weights.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { found, type Signal } from '../signal.ts'

/** 51–53: the deposit against the price (전세가율). */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  if (money === null) return null
  const { jeonsePercent: percent } = money
  if (percent < 70) return null
  const step = oddsAt(percent)
  const code = percent >= 90 ? 53 : percent >= 80 ? 52 : 51
  return found('jeonse-high', code, {
    numbers: { percent, deposit: money.deposit, price: money.price, odds: step.odds, fromPercent: step.fromPercent },
    weight: step.weight,
    ...(coveredAtWorst(f) ? { severity: 'caution' as const, weight: Math.ceil(step.weight / 2) } : {}),
  })
}
