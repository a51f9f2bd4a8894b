import { oddsAt } from '../../law/risk-weights.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { found, type Signal } from '../signal.ts'

/** 51–53: the deposit in relation to the price (전세가율). */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  if (money?.deposit == null) return null
  const { jeonsePercent: percent } = money
  const at = f.pack.thresholds.jeonse.steps.findLast((s) => percent >= s.fromPercent)
  if (at === undefined) return null
  const step = oddsAt(f.pack.weights, percent)
  return found('jeonse-high', at.code, {
    numbers: { percent, deposit: money.deposit, price: money.price, odds: step.odds, fromPercent: step.fromPercent },
    weight: step.weight,
    ...(coveredAtWorst(f) ? { severity: 'caution' as const, weight: Math.ceil(step.weight / 2) } : {}),
  })
}
