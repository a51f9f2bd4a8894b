import { localTaxException, nationalTaxException } from '../law/property-tax-exception.ts'
import type { Day } from '../values/day.ts'
import { share, sum, type Won } from '../values/won.ts'
import type { Claim, DistributionCase, Step } from './case.ts'
import { staysAside } from './demands.ts'
import { add, type Ledger, total } from './ledger.ts'
import { isOpposable } from './lease-rank.ts'
import { isNewOwners } from './new-owner-tax.ts'
import { isHomeOf, lienOn, type Pool } from './pools.ts'

type Holder = { id: string; at: number; tenant: boolean; amount: Won; day: Day; pools: readonly number[] }

/**
 * 당해세 paid late in rank gives its money to leases and 전세권 fixed before its 법정기일, in the order of their dates
 * (국세기본법 35조 7항, 지방세기본법 71조 6항): never more than the tax had, and nobody else's sum changes.
 */
export function payInPlaceOfTax(
  c: DistributionCase,
  pools: readonly Pool[],
  ledger: Ledger,
  tell: (step: Omit<Step, 'order'>, pool: Pool) => void,
) {
  const giving = c.claims.flatMap((x, at) => (givesWay(c, x) ? [at] : []))
  if (giving.length === 0) return
  const holders = holdersOf(c, pools)
  for (const day of [...new Set(holders.map((h) => h.day))].toSorted()) {
    const equals = holders.filter((h) => h.day === day)
    for (const [p, pool] of pools.entries()) {
      for (const [t, sum] of takenFrom(c, giving, ledger, equals, day, p, pool)) {
        const here = equals.filter((h) => h.pools.includes(p))
        const lacks = here.map((h) => lackOf(h, ledger))
        for (const [i, won] of share(sum, lacks).entries()) {
          const holder = here[i]
          if (holder === undefined || won === 0) continue
          const due = lackOf(holder, ledger)
          add(ledger.claims[p], t, -won)
          add((holder.tenant ? ledger.tenants : ledger.claims)[p], holder.at, won)
          const from = c.claims[t]?.id ?? ''
          tell({ rule: 'exception', of: holder.id, way: 'moved', due, paid: won, from }, pool)
        }
      }
    }
  }
}

/** How much each tax of a pool gives: all together what the holders lack, by what each tax had. */
function takenFrom(
  c: DistributionCase,
  giving: readonly number[],
  ledger: Ledger,
  equals: readonly Holder[],
  day: Day,
  p: number,
  pool: Pool,
): (readonly [number, Won])[] {
  const lack = sum(equals.filter((h) => h.pools.includes(p)).map((h) => lackOf(h, ledger)))
  if (lack === 0) return []
  const taxes = giving.filter((t) => {
    const x = c.claims[t]
    return x?.date != null && day < x.date && lienOn(x, pool) !== null
  })
  const had = taxes.map((t) => ledger.claims[p]?.[t] ?? 0)
  const parts = share(Math.min(lack, sum(had)), had)
  return taxes.map((t, i) => [t, parts[i] ?? 0] as const)
}

function givesWay(c: DistributionCase, x: Claim): boolean {
  if (x.kind !== 'propertyTax' || isNewOwners(c, x)) return false
  const table = x.levy === 'local' ? localTaxException : nationalTaxException
  return table.at(c.auctionDate)?.value === true
}

const lackOf = (h: Holder, ledger: Ledger): Won =>
  Math.max(0, h.amount - total(h.tenant ? ledger.tenants : ledger.claims, h.at))

function holdersOf(c: DistributionCase, pools: readonly Pool[]): Holder[] {
  const indexes = (is: (pool: Pool) => boolean) => pools.flatMap((pool, p) => (is(pool) ? [p] : []))
  const jeonse = c.claims.flatMap((x, at): Holder[] =>
    x.kind === 'jeonse' && x.date != null && !staysAside(c, x)
      ? [{ id: x.id, at, tenant: false, amount: x.amount, day: x.date, pools: indexes((p) => lienOn(x, p) !== null) }]
      : [],
  )
  const tenants = c.tenants.flatMap((t, at): Holder[] =>
    isOpposable(t, c) && t.demandsDistribution && t.fixedDate != null
      ? [{ id: t.id, at, tenant: true, amount: t.deposit, day: t.fixedDate, pools: indexes((p) => isHomeOf(t, p)) }]
      : [],
  )
  return [...jeonse, ...tenants]
}
