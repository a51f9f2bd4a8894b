import { titleAtRisk } from '../recovery/assumptions.ts'
import type { Won } from '../values/won.ts'
import { valueOf } from '../values/known.ts'
import { percentOf, type RiskFacts } from './signal.ts'

export type MoneyFacts = {
  price: Won
  deposit: Won
  mortgages: Won
  /** Everything that stands before or beside the lease, other households' deposits included where they are known. */
  senior: Won
  mortgagePercent: number
  jeonsePercent: number
  totalPercent: number
}

/** Debts and deposit against the likely price; null while price or deposit is not known. */
export function moneyFacts(f: RiskFacts): MoneyFacts | null {
  const price = valueOf(f.price)?.likely ?? null
  if (price === null || price <= 0 || f.deposit === null) return null
  const sum = (of: (what: string) => boolean) => f.debts.reduce((n, d) => n + (of(d.what) ? (d.won ?? 0) : 0), 0)
  const mortgages = sum((what) => what === 'mortgage')
  const others = f.sharesRegister ? (valueOf(f.input.home.otherDeposits) ?? 0) : 0
  const senior = sum(() => true) + others
  return {
    price,
    deposit: f.deposit,
    mortgages,
    senior,
    mortgagePercent: percentOf(mortgages, price),
    jeonsePercent: percentOf(f.deposit, price),
    totalPercent: percentOf(senior + f.deposit, price),
  }
}

/**
 * True when even the worst sale brings the whole deposit back (a deposit within 최우선변제, as a rule). Never while a
 * creditor of unknown size or rank stands on the register: there the worst case is not the worst.
 */
export function coveredAtWorst(f: RiskFacts): boolean {
  const recovery = valueOf(f.recovery)
  if (recovery === null || recovery.low < recovery.deposit) return false
  const uncertain = (['압류', '가압류', '경매개시', '공매', '회생', '파산', '보전처분'] as const).some(
    (k) => f.live(k).length > 0,
  )
  return !uncertain && !titleAtRisk(f) && f.debts.every((d) => d.won !== null)
}
