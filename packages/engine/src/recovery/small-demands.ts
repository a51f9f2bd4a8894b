import { smallDepositCap } from '../law/distribution-rules.ts'
import { smallDepositOf, type SmallDeposit } from '../law/small-deposit.ts'
import type { Day } from '../values/day.ts'
import { partOf, share } from '../values/share.ts'
import { sum, type Won } from '../values/won.ts'
import type { DistributionCase, TenantClaim } from './case.ts'
import { isOpposable, leaseRank } from './lease-rank.ts'
import { isHomeOf, lienOn, type Pool } from './pools.ts'

/** One stage of a tenant's small deposit, and the pools that may pay it. */
export type SmallDemand = { tenant: TenantClaim; stage: Day; amount: Won; pools: readonly number[] }
type Stage = SmallDeposit & { from: Day }

/** 최우선변제 in stages. Tenants of one home share half of its price; homes sold beside it have their own half. */
export function smallDemands(c: DistributionCase, pools: readonly Pool[]): SmallDemand[] {
  const homes = new Map<string, { pools: number[]; tenants: TenantClaim[] }>()
  for (const t of c.tenants) {
    if (!hasSmallDeposit(t, c)) continue
    const reach = pools.flatMap((p, i) => (isHomeOf(t, p) && smallReaches(c, p) ? [i] : []))
    const home = homes.get(reach.join()) ?? { pools: reach, tenants: [] }
    home.tenants.push(t)
    homes.set(reach.join(), home)
  }
  return [...homes.values()].flatMap((home) => demandsOfHome(c, pools, home))
}

const hasSmallDeposit = (t: TenantClaim, c: DistributionCase): boolean =>
  t.deposit > 0 &&
  t.demandsDistribution &&
  !t.noSmallDeposit &&
  isOpposable(t, c) &&
  // 전입 before the day of the auction's entry: 대항력 from that day's 00:00 at the latest
  (c.openedOn == null || (t.opposableFrom !== null && t.opposableFrom <= c.openedOn))

const smallReaches = (c: DistributionCase, pool: Pool): boolean => c.smallOnLand === 'behind' || !pool.older

function demandsOfHome(
  c: DistributionCase,
  pools: readonly Pool[],
  home: { pools: readonly number[]; tenants: readonly TenantClaim[] },
): SmallDemand[] {
  const net = sum(home.pools.map((i) => pools[i]?.net ?? 0))
  const cap = partOf(net, smallDepositCap.at(c.auctionDate)?.value ?? 100, 100)
  const given = new Map<string, Won>()
  let total = 0
  const out: SmallDemand[] = []
  for (const stage of stagesOf(c, pools, home.pools)) {
    const eligible = home.tenants.filter((t) => t.deposit <= stage.limit)
    const full = eligible.map((t) => Math.min(t.deposit, stage.amount))
    const whole = sum(full)
    // 시행령 10조 3항: above the cap, each gets a proportional part of the half
    const wants = whole > cap ? share(cap, full) : full
    const more = eligible.map((t, i) => Math.max(0, (wants[i] ?? 0) - (given.get(t.id) ?? 0)))
    const asked = sum(more)
    const adds = asked > cap - total ? share(cap - total, more) : more
    for (const [i, tenant] of eligible.entries()) {
      const amount = adds[i] ?? 0
      if (amount === 0) continue
      given.set(tenant.id, (given.get(tenant.id) ?? 0) + amount)
      total += amount
      out.push({ tenant, stage: stage.from, amount, pools: home.pools })
    }
  }
  return out
}

/** One row for each period in which a 담보물권 was registered, and the row of the sale day. */
function stagesOf(c: DistributionCase, pools: readonly Pool[], reach: readonly number[]): Stage[] {
  const at = c.smallDepositAt ?? ((on: Day) => smallDepositOf(c.region, on))
  const days = new Set<Day>([c.auctionDate])
  for (const x of c.claims) {
    if ((x.kind !== 'mortgage' && x.kind !== 'jeonse') || x.amount === 0) continue
    for (const i of reach) {
      const pool = pools[i]
      const lien = pool ? lienOn(x, pool) : null
      const day = lien === null ? null : (lien.date ?? x.date)
      if (day != null) days.add(day)
    }
  }
  if (c.leaseAsSecurity) {
    for (const t of c.tenants) {
      const day = leaseRank(t, c)?.day
      if (day != null && t.deposit > 0) days.add(day)
    }
  }
  const rows = new Map<Day, Stage>()
  for (const day of days) {
    const row = at(day)
    if (row !== null) rows.set(row.from, row)
  }
  return [...rows.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
