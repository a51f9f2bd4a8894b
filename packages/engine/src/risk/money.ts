import { withinReach } from '../property/facts.ts'
import { leaseAtRisk } from '../recovery/lease-counts.ts'
import { depositsSoFar } from '../property/other-deposits.ts'
import type { Won } from '../values/won.ts'
import { valueOf } from '../values/known.ts'
import { percentOf } from '../values/percent.ts'
import type { RiskFacts } from './signal.ts'

export type MoneyFacts = {
  price: Won
  /** Null while the deposit is unknown: the percents then count only the debts, the lowest possible value. */
  deposit: Won | null
  mortgages: Won
  /** Everything that ranks ahead of or equal to the lease, other households' deposits included when known. */
  senior: Won
  mortgagePercent: number
  jeonsePercent: number
  totalPercent: number
}

/** Debts and deposit in relation to the likely price; null while the price is unknown. */
export function moneyFacts(f: RiskFacts): MoneyFacts | null {
  const price = valueOf(f.price)?.likely ?? null
  if (price === null || price <= 0) return null
  // a debt on a share counts at most that share's part of the price
  const sum = (of: (what: string) => boolean) =>
    f.debts.reduce((n, d) => n + (of(d.what) ? withinReach(d.won ?? 0, d.right, price) : 0), 0)
  const mortgages = sum((what) => what === 'mortgage')
  const others = f.sharesRegister ? depositsSoFar(f.input.home) : 0
  const senior = sum(() => true) + others
  return {
    price,
    deposit: f.deposit,
    mortgages,
    senior,
    mortgagePercent: percentOf(mortgages, price),
    jeonsePercent: percentOf(f.deposit ?? 0, price),
    totalPercent: percentOf(senior + (f.deposit ?? 0), price),
  }
}

/**
 * True when even the worst sale pays back the whole deposit (usually a deposit within 최우선변제). Always false while a
 * creditor of unknown size or rank is on the register: the worst case is then not a lower bound.
 */
export function coveredAtWorst(f: RiskFacts): boolean {
  const recovery = valueOf(f.recovery)
  if (recovery === null || recovery.low < recovery.deposit) return false
  const uncertain = (['압류', '가압류', '경매개시', '강제관리', '공매', '회생', '파산', '보전처분'] as const).some(
    (k) => f.live(k).length > 0,
  )
  return !uncertain && !leaseAtRisk(f) && f.debts.every((d) => d.won !== null)
}

/** Other households rank ahead of us and their deposits are unknown; false for a home with one household. */
export const othersUnknown = (f: RiskFacts): boolean =>
  f.sharesRegister && valueOf(f.households) !== 1 && valueOf(f.input.home.otherDeposits) === null
