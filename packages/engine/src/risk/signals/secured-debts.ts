import { oddsAt } from '../../law/risk-weights.ts'
import { coveredAtWorst, moneyFacts } from '../money.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** 56, 61–63: senior debts plus the deposit in relation to the price (부채비율). */
export const judge: Signal = (f) => {
  // a 가등기 without a printed amount is not a debt with an unreadable amount: it has its own finding
  const debts = f.debts.filter((d) => d.what !== 'provisional' || d.won !== null)
  const evidence = evidenceOfAll(debts.map((d) => d.right))
  const unread = debts.filter((d) => d.won === null).length
  const money = moneyFacts(f)
  if (money === null) {
    if (debts.length === 0) return null
    const senior = debts.reduce((n, d) => n + (d.won ?? 0), 0)
    return found('secured-debts', 56, {
      evidence,
      numbers: { senior, count: debts.length, unread },
      severity: 'caution',
    })
  }
  if (money.senior === 0 && unread === 0) return null
  const { totalPercent: percent } = money
  const step = oddsAt(f.pack.weights, percent)
  const code = f.pack.thresholds.debts.findLast((s) => percent >= s.fromPercent)?.code ?? 56
  // the deposit's own points are counted once, by 'jeonse-high' or 'jeonse-notable'
  const weight = step.weight - oddsAt(f.pack.weights, money.jeonsePercent).weight
  return found('secured-debts', code, {
    evidence,
    numbers: {
      percent,
      senior: money.senior,
      ...(money.deposit === null ? {} : { deposit: money.deposit }),
      price: money.price,
      odds: step.odds,
      fromPercent: step.fromPercent,
      count: debts.length,
      unread,
    },
    weight,
    ...(coveredAtWorst(f)
      ? { severity: code === 56 ? ('note' as const) : ('caution' as const), weight: Math.ceil(weight / 2) }
      : {}),
    // a claim without an amount in won can be of any size
    ...(unread > 0 && code < 62 ? { severity: 'caution' as const } : {}),
  })
}
