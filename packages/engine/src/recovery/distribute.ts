import { sum, type Won } from '../values/won.ts'
import type { Distribution, DistributionCase, Step, TenantResult } from './case.ts'
import type { GroupCache } from './classes.ts'
import { demandsOf, staysAside } from './demands.ts'
import { total } from './sums.ts'
import { ledgerOf } from './ledger.ts'
import { staysOnBuyer } from './lease-rank.ts'
import { type PayState, stepOf } from './pay.ts'
import { type Pool, poolsOf } from './pools.ts'
import type { Line } from './relation.ts'
import { sellInOrder } from './sell-in-order.ts'
import { payInPlaceOfTax } from './tax-exception.ts'

/**
 * The auction's distribution (배당): who is paid what out of the sale price, and what the buyer takes over. When only
 * the sums are needed, `steps` stays empty: with many creditors it is most of the work. `known`: see `Standings`;
 * pass the same one when a home is sold at several prices.
 */
export function distribute(
  c: DistributionCase,
  { withSteps = true, known = new Map() }: { withSteps?: boolean; known?: GroupCache } = {},
): Distribution {
  const pools = poolsOf(c)
  const steps: Step[] = []
  const placeOf = (pool: Pool | undefined) => (c.properties === undefined ? undefined : pool?.property.id)
  const onStep = (paid: Omit<Step, 'order'>, pool?: Pool) => {
    if (!withSteps) return
    const [step, place]: [Step, string | undefined] = [{ order: steps.length + 1, ...paid }, placeOf(pool)]
    if (place !== undefined) step.property = place
    steps.push(step)
  }
  for (const pool of pools) {
    const { salePrice, costs } = pool.property
    onStep(
      { rule: 'costs', of: null, way: costs <= salePrice ? 'full' : 'rest', due: costs, paid: salePrice - pool.net },
      pool,
    )
  }
  const recordAt = (pool: Pool) => {
    const place = placeOf(pool)
    return (line: Line, paid: Won, way: Step['way'], from?: Line) => {
      const step = stepOf(steps.length + 1, line, paid, way, from)
      if (place !== undefined) step.property = place
      steps.push(step)
    }
  }
  const reckoning: PayState = { standings: known, reading: c.circle ?? 'absorb', circular: false }
  const sold = sellInOrder(c, demandsOf(c, pools), pools, reckoning, withSteps ? recordAt : undefined)
  const ledger = ledgerOf(c, sold)
  payInPlaceOfTax(c, pools, ledger, onStep)

  const surplusOf = (pool: Pool, p: number) => pool.net - sum(ledger.claims[p] ?? []) - sum(ledger.tenants[p] ?? [])
  for (const [p, pool] of pools.entries()) {
    const surplus = surplusOf(pool, p)
    if (surplus > 0) onStep({ rule: 'surplus', of: null, way: 'rest', due: surplus, paid: surplus }, pool)
  }
  const assumed = c.claims.filter((x) => staysAside(c, x))
  for (const x of assumed) onStep({ rule: 'assumed', of: x.id, way: 'none', due: x.amount, paid: 0 })
  const tenants = c.tenants.map((t, at): [string, TenantResult] => {
    const recovered = total(ledger.tenants, at)
    const unpaid = t.deposit - recovered
    const assumedByBuyer = staysOnBuyer(t, c) ? unpaid : 0
    if (assumedByBuyer > 0) onStep({ rule: 'assumed', of: t.id, way: 'none', due: assumedByBuyer, paid: 0 })
    return [t.id, { recovered, unpaid, assumedByBuyer, smallDeposit: ledger.small[at] ?? 0 }]
  })
  const paidAt = (rows: readonly (readonly Won[])[]) =>
    Object.fromEntries(c.claims.map((x, at) => [x.id, total(rows, at)]))
  return {
    net: sum(pools.map((p) => p.net)),
    paid: paidAt(ledger.claims),
    surplus: sum(pools.map(surplusOf)),
    tenants: Object.fromEntries(tenants),
    steps,
    ...(reckoning.circular ? { circular: true as const } : {}),
    ...(assumed.length === 0 ? {} : { assumed: Object.fromEntries(assumed.map((x) => [x.id, x.amount])) }),
    ...(c.properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            pools.map((pool, p) => [
              pool.property.id,
              { net: pool.net, paid: paidAt([ledger.claims[p] ?? []]), surplus: surplusOf(pool, p) },
            ]),
          ),
        }),
  }
}
