import type { PriceRange } from '../assessment.ts'
import { type Facts, withinReach } from '../property/facts.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/**
 * 최우선변제 may be refused to a tenant who signs for a home whose debts are near or above its price: a lease made to use
 * the protection is not protected (대법원 2013다62223). Returns the senior debts of the contract day, in won; null if
 * they are not that high. Debts of unknown size do not count.
 */
export function smallDepositDoubt(f: Facts, price: PriceRange): Won | null {
  const signed = valueOf(f.input.lease.contractDate) ?? f.day
  const debts = f.debts
    .filter((d) => d.right.since === null || d.right.since <= signed)
    .reduce((n, d) => n + withinReach(d.won ?? 0, d.right, price.likely), 0)
  return debts * 100 >= price.likely * f.thresholds.hopelessDebts ? debts : null
}
