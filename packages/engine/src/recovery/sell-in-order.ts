import type { Sold } from './sold.ts'
import { share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import type { DistributionCase } from './case.ts'
import { type Demand, linesOf } from './demands.ts'
import { components, pairs } from './order.ts'
import type { PayState } from './pay.ts'
import { gotAt, payPools, type OnPaidAt } from './pay-pools.ts'
import type { Pool } from './pools.ts'
import { relate } from './relation.ts'

/** Sells the pools by their number: together (동시배당), or one after another (이시배당, 민법 368조 2항). */
export function sellInOrder(
  c: DistributionCase,
  demands: readonly Demand[],
  pools: readonly Pool[],
  reckoning: PayState,
  onStep?: OnPaidAt,
): Sold {
  const sales = salesOf(pools)
  const all = pools.map((_, p) => p)
  if (sales.length === 1) return { demands, paid: payPools(demands, pools, all, reckoning, onStep) }
  const together = payPools(demands, pools, all, reckoning)
  const open = demands.map((d) => ({ ...d }))
  const paid: Won[][] = pools.map(() => [])
  for (const [i, at] of sales.entries()) {
    const got = payPools(open, pools, at, reckoning, onStep)
    for (const p of at) paid[p] = [...(got[p] ?? [])]
    for (const [n, d] of open.entries()) d.amount -= gotAt(got, at, n)
    const later = sales.slice(i + 1).flat()
    for (const [n, d] of open.entries()) {
      const more = gotAt(got, at, n) - gotAt(together, at, n)
      // subrogated demands appear here too, and have already been handled
      if (d.place === 0 && preferred.has(d.kind)) open.push(...inPlaceOf(c, open, n, pools, at, later, more))
    }
  }
  return { demands: open, paid: paid.map((row) => open.map((_, n) => row[n] ?? 0)) }
}

// a creditor without priority has no rank that another could take over
const preferred: ReadonlySet<Demand['kind']> = new Set([
  'mortgage',
  'jeonse',
  'lease',
  'small',
  'wage3',
  'propertyTax',
  'tax',
])

function salesOf(pools: readonly Pool[]): number[][] {
  const sales = new Map<number, number[]>()
  for (const [p, { property }] of pools.entries())
    sales.set(property.sold ?? 1, [...(sales.get(property.sold ?? 1) ?? []), p])
  return [...sales.entries()].toSorted(([a], [b]) => a - b).map(([, at]) => at)
}

/**
 * A creditor who lost to a joint debt that took more than its part here is subrogated to it on what is sold later,
 * for that amount (민법 368조 2항); of the rest, a 물상보증인 is subrogated on the debtor's properties (481조, 대법 93다25417).
 * There is no subrogation from a property of the debtor to one of a 물상보증인 (대법 95마500).
 */
function inPlaceOf(
  c: DistributionCase,
  open: Demand[],
  joint: number,
  pools: readonly Pool[],
  at: readonly number[],
  later: readonly number[],
  more: Won,
): Demand[] {
  const debt = open[joint]
  const laterLiens = debt?.liens.filter((l) => later.includes(l.pool)) ?? []
  if (debt === undefined || more <= 0 || laterLiens.length === 0) return []
  const ofSurety = (p: number) => debt.liens.some((l) => l.pool === p && l.surety)
  const out: Demand[] = []
  let left = more
  for (const p of at) {
    const liens = laterLiens.filter((l) => ofSurety(p) || !l.surety)
    if (liens.length === 0) continue
    for (const group of juniorsAt(c, open, joint, p)) {
      const lost = group.map((n) => open[n]?.amount ?? 0)
      const parts = share(Math.min(left, sum(lost)), lost)
      for (const [i, n] of group.entries()) {
        const [junior, amount] = [open[n], parts[i] ?? 0]
        if (junior === undefined || amount === 0) continue
        junior.amount -= amount
        left -= amount
        out.push({ ...debt, owner: junior.owner, payee: junior.payee, at: junior.at, amount, liens, place: 1 })
      }
    }
  }
  const surety = at.find(ofSurety)
  const onDebtor = laterLiens.filter((l) => !l.surety)
  if (surety !== undefined && left > 0 && onDebtor.length > 0)
    out.push({
      ...debt,
      owner: pools[surety]?.property.id ?? '',
      payee: 'surety',
      amount: left,
      liens: onDebtor,
      place: 2,
    })
  return out
}

/** Unpaid securities junior to the debt on a pool, senior first. */
function juniorsAt(c: DistributionCase, open: readonly Demand[], joint: number, pool: number): number[][] {
  const lines = linesOf(open, pool)
  const own = lines[joint]
  if (!own) return []
  const juniors = lines.flatMap((line, n) =>
    line !== null &&
    (line.kind === 'mortgage' || line.kind === 'jeonse' || (line.kind === 'lease' && c.leaseSubrogates === true)) &&
    line.amount > 0 &&
    relate(own, line) === 'senior'
      ? [n]
      : [],
  )
  const nth = (i: number) => lines[juniors[i] ?? -1] ?? own
  return components(pairs(juniors.length, (a, b) => relate(nth(a), nth(b)) !== 'junior')).map((group) =>
    group.flatMap((i) => juniors[i] ?? []),
  )
}
