import type { PriceRange } from '../assessment.ts'
import { type Facts, withinReach } from '../property/facts.ts'
import { valueOf } from '../values/known.ts'
import { partOf, type Won } from '../values/won.ts'

/**
 * 최우선변제 may be refused to who signs for a home whose debts already come near its price or above it: a lease made to
 * use the protection is not protected (대법원 2013다62223). The debts ahead of the lease that stood on the day of the
 * contract, in won; null where they do not come so near. Debts of unknown size are not counted.
 */
export function smallDepositDoubt(f: Facts, price: PriceRange): Won | null {
  const signed = valueOf(f.input.lease.contractDate) ?? f.day
  const debts = f.debts
    .filter((d) => d.right.since === null || d.right.since <= signed)
    .reduce((n, d) => n + withinReach(d.won ?? 0, d.right, price.likely), 0)
  return debts >= partOf(price.likely, f.thresholds.hopelessDebts, 100) ? debts : null
}
