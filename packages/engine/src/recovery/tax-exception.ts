import { localTaxException, nationalTaxException } from '../law/property-tax-exception.ts'
import type { Day } from '../values/day.ts'
import { share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import type { Claim, DistributionCase, Step } from './case.ts'
import { staysAside } from './demands.ts'
import { add, total } from './sums.ts'
import type { Ledger } from './ledger.ts'
import { leaseRank } from './lease-rank.ts'
import { isNewOwners } from './new-owner-tax.ts'
import { isHomeOf, lienOn, type Pool } from './pools.ts'
import { compareRank, type Rank, rankOf, type Relation } from './relation.ts'

type Holder = {
  id: string
  at: number
  tenant: boolean
  amount: Won
  /** 확정일자 or 설정일, compared with the 법정기일. */
  fixedOn: Day
  /** Its rank among the other holders: for a lease from the day that it has both 대항요건 and 확정일자. */
  rank: Rank
  pools: readonly number[]
}

/**
 * 당해세 with a 법정기일 after a lease's 확정일자, or a 전세권's 설정일, gives up its money to it (국세기본법 35조 7항, 지방세기본법 71조 6항): never
 * more than the tax got, and no other payment changes. Among several with shortfalls the money goes by priority (주임법
 * 3조의2 2항), for which an early 확정일자 without 대항요건 is not enough; equals share it by their shortfalls.
 */
export function payInPlaceOfTax(
  c: DistributionCase,
  pools: readonly Pool[],
  ledger: Ledger,
  onStep: (step: Omit<Step, 'order'>, pool: Pool) => void,
) {
  const giving = c.claims.flatMap((x, at) => (yieldsTo(c, x) ? [at] : []))
  if (giving.length === 0) return
  const taxesOn = pools.map((pool) => giving.filter((t) => lienOf(c, t, pool)))
  for (const equals of byRank(holdersOf(c, pools))) {
    pools.forEach((pool, p) => {
      const here = equals.filter((h) => h.pools.includes(p))
      for (const group of byWhoMay(c, taxesOn[p] ?? [], here))
        payFrom(c, group, ledger, p, (step) => onStep(step, pool))
    })
  }
}

/** Taxes that pay the same holders. */
type Group = { taxes: number[]; holders: readonly Holder[] }

/** The tax with the fewest possible holders comes first: it leaves more for holders that other taxes cannot pay. */
function byWhoMay(c: DistributionCase, taxes: readonly number[], here: readonly Holder[]): Group[] {
  const groups = new Map<string, Group>()
  for (const t of taxes) {
    const due = c.claims[t]?.date ?? null
    const holders = due === null ? [] : here.filter((h) => h.fixedOn < due)
    if (holders.length === 0) continue
    const key = holders.map((h) => h.id).join('\n')
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { taxes: [t], holders })
    else known.taxes.push(t)
  }
  return [...groups.values()].toSorted((a, b) => a.holders.length - b.holders.length)
}

/** All taxes of the group together pay the holders' shortfalls, in proportion to what each tax got. */
function payFrom(
  c: DistributionCase,
  { taxes, holders }: Group,
  ledger: Ledger,
  p: number,
  onStep: (step: Omit<Step, 'order'>) => void,
) {
  const had = taxes.map((t) => ledger.claims[p]?.[t] ?? 0)
  const given = share(Math.min(sum(holders.map((h) => lackOf(h, ledger))), sum(had)), had)
  // most holders are paid in full, or the taxes got nothing
  if (sum(given) === 0) return
  for (const [i, t] of taxes.entries()) {
    const parts = share(
      given[i] ?? 0,
      holders.map((h) => lackOf(h, ledger)),
    )
    for (const [k, holder] of holders.entries()) {
      const won = parts[k] ?? 0
      if (won === 0) continue
      const due = lackOf(holder, ledger)
      add(ledger.claims[p], t, -won)
      add((holder.tenant ? ledger.tenants : ledger.claims)[p], holder.at, won)
      onStep({ rule: 'exception', of: holder.id, way: 'moved', due, paid: won, from: c.claims[t]?.id ?? '' })
    }
  }
}

const lienOf = (c: DistributionCase, at: number, pool: Pool): boolean => {
  const claim = c.claims[at]
  return claim !== undefined && lienOn(claim, pool) !== null
}

/** Senior first; equals together. */
function byRank(holders: readonly Holder[]): Holder[][] {
  const groups: Holder[][] = []
  for (const h of holders.toSorted((a, b) => signOf(compareRank(a.rank, b.rank)))) {
    const last = groups.at(-1)
    if (last?.[0] !== undefined && compareRank(last[0].rank, h.rank) === 'equal') last.push(h)
    else groups.push([h])
  }
  return groups
}

const signOf = (r: Relation): number => (r === 'senior' ? -1 : r === 'junior' ? 1 : 0)

function yieldsTo(c: DistributionCase, x: Claim): boolean {
  if (x.kind !== 'propertyTax' || isNewOwners(c, x)) return false
  const table = x.levy === 'local' ? localTaxException : nationalTaxException
  return table.at(c.auctionDate)?.value === true
}

const lackOf = (h: Holder, ledger: Ledger): Won =>
  Math.max(0, h.amount - total(h.tenant ? ledger.tenants : ledger.claims, h.at))

function holdersOf(c: DistributionCase, pools: readonly Pool[]): Holder[] {
  const indexes = (is: (pool: Pool) => boolean) => pools.flatMap((pool, p) => (is(pool) ? [p] : []))
  const jeonse = c.claims.flatMap((x, at): Holder[] => {
    if (x.kind !== 'jeonse' || x.date == null || staysAside(c, x)) return []
    const on = indexes((p) => lienOn(x, p) !== null)
    return [{ id: x.id, at, tenant: false, amount: x.amount, fixedOn: x.date, rank: rankOf(x.date, 1), pools: on }]
  })
  const tenants = c.tenants.flatMap((t, at): Holder[] => {
    const rank = leaseRank(t, c)
    if (rank === null || t.fixedDate == null) return []
    const on = indexes((p) => isHomeOf(t, p))
    return [{ id: t.id, at, tenant: true, amount: t.deposit, fixedOn: t.fixedDate, rank, pools: on }]
  })
  return [...jeonse, ...tenants]
}
