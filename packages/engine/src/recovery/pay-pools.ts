import { sum, type Won } from '../values/won.ts'
import type { Demand } from './demands.ts'
import { apportion, jointGroups } from './joint-burden.ts'
import { total } from './sums.ts'
import type { PayState, OnPaid } from './pay.ts'
import type { Pool } from './pools.ts'
import { openSale, payPool, type Sale } from './sale.ts'

/** Payments of each demand, pool by pool: `paid[pool][demand]`. */
export type Paid = readonly (readonly Won[])[]
export type OnPaidAt = (pool: Pool) => OnPaid

/** Payments to a demand from these pools. */
export const gotAt = (paid: Paid, at: readonly number[], demand: number): Won =>
  total(
    at.map((p) => paid[p] ?? []),
    demand,
  )

/**
 * Pays the demands out of pools that are sold together; a debt on several is apportioned by their prices (민법 368조
 * 1항).
 */
export function payPools(
  demands: readonly Demand[],
  pools: readonly Pool[],
  at: readonly number[],
  reckoning: PayState,
  onStep?: OnPaidAt,
): Paid {
  const sale = openSale(demands, pools, at, reckoning)
  if (at.length === 1) return payAll(sale, onStep)
  const groups = jointGroups(sale)
  for (const group of groups) apportion(sale, group)
  while (askNoMore(sale, payAll(sale)));
  askForRest(sale, groups.flat(), payAll(sale))
  return payAll(sale, onStep)
}

const payAll = (sale: Sale, onStep?: OnPaidAt): Won[][] =>
  sale.pools.map((pool, p) => (sale.at.includes(p) ? payPool(sale, p, onStep?.(pool)) : sale.demands.map(() => 0)))

/**
 * A debt that its pools would overpay demands what it got, less the excess. It cannot be overpaid again, so the loop
 * ends.
 */
function askNoMore({ demands, at, lines }: Sale, paid: Paid): boolean {
  let changed = false
  for (const [n, demand] of demands.entries()) {
    let over = gotAt(paid, at, n) - demand.amount
    if (over <= 0) continue
    changed = true
    for (const p of at.toReversed()) {
      const line = lines[p]?.[n]
      if (!line) continue
      const got = paid[p]?.[n] ?? 0
      const less = Math.min(got, over)
      over -= less
      line.amount = got - less
    }
  }
  return changed
}

/** A debt that is still short demands, in its turn, the surplus of a pool: such a pool can pay all demands. */
function askForRest({ demands, pools, at, lines }: Sale, joint: readonly number[], paid: Paid) {
  const rest = new Map(at.map((p) => [p, (pools[p]?.net ?? 0) - sum(paid[p] ?? [])]))
  for (const n of joint) {
    let short = (demands[n]?.amount ?? 0) - gotAt(paid, at, n)
    for (const p of at) {
      const line = lines[p]?.[n]
      const more = Math.min(short, rest.get(p) ?? 0)
      if (!line || more <= 0) continue
      line.amount = (paid[p]?.[n] ?? 0) + more
      rest.set(p, (rest.get(p) ?? 0) - more)
      short -= more
    }
  }
}
