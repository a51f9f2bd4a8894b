import { add } from './sums.ts'
import type { Won } from '../values/won.ts'
import type { DistributionCase } from './case.ts'
import type { Sold } from './sold.ts'

/** Payments to claims and tenants, pool by pool, in input order; a surety's part is returned to an owner as surplus. */
export type Ledger = { claims: Won[][]; tenants: Won[][]; small: Won[] }

export function ledgerOf(c: DistributionCase, { demands, paid }: Sold): Ledger {
  const ledger: Ledger = {
    claims: paid.map(() => c.claims.map(() => 0)),
    tenants: paid.map(() => c.tenants.map(() => 0)),
    small: c.tenants.map(() => 0),
  }
  for (const [p, row] of paid.entries()) {
    for (let n = 0; n < row.length; n++) {
      const [d, won] = [demands[n], row[n] ?? 0]
      if (d === undefined || d.payee === 'surety') continue
      add((d.payee === 'claim' ? ledger.claims : ledger.tenants)[p], d.at, won)
      if (d.payee === 'tenant' && d.kind === 'small' && d.place === 0) add(ledger.small, d.at, won)
    }
  }
  return ledger
}
