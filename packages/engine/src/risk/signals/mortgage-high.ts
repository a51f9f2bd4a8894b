import { coveredAtWorst, moneyFacts } from '../money.ts'
import { evidenceOfAll, found, type Signal } from '../signal.ts'

/**
 * 41–43: 채권최고액 in relation to the price. A joint mortgage counts in full: one home may have to pay all of it (민법 368조
 * 2항).
 */
export const judge: Signal = (f) => {
  const money = moneyFacts(f)
  if (money === null) return null
  const step = f.pack.weights.mortgage.findLast((s) => money.mortgagePercent >= s.fromPercent)
  if (step === undefined || money.mortgages === 0) return null
  const rights = f.debts.filter((d) => d.what === 'mortgage').map((d) => d.right)
  return found('mortgage-high', step.code, {
    evidence: evidenceOfAll(rights),
    numbers: { percent: money.mortgagePercent, mortgages: money.mortgages, price: money.price, count: rights.length },
    ...(coveredAtWorst(f) ? { severity: 'note' as const, weight: 2 } : {}),
  })
}
