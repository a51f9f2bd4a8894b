import { oddsAt } from '../../law/risk-weights.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { found, type Signal } from '../signal.ts'

/** A deposit below the steps of 51–53 at which the study already counts more accidents. */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  if (money?.deposit == null) return null
  const { jeonsePercent: percent } = money
  const [high] = f.pack.thresholds.jeonse.steps
  if (percent < f.pack.thresholds.jeonse.notable || (high !== undefined && percent >= high.fromPercent)) return null
  const step = oddsAt(f.pack.weights, percent)
  return found('jeonse-notable', 138, {
    numbers: { percent, deposit: money.deposit, price: money.price, odds: step.odds, fromPercent: step.fromPercent },
    weight: coveredAtWorst(f) ? Math.ceil(step.weight / 2) : step.weight,
  })
}
