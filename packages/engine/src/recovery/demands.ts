import type { Day } from '../values/day.ts'
import type { Claim, DistributionCase, LienOn } from './case.ts'
import { leaseRank } from './lease-rank.ts'
import { add } from './sums.ts'
import { newOwnerSlices } from './new-owner-tax.ts'
import { isHomeOf, lienOn, type Pool } from './pools.ts'
import { isSecured, type Line, momentOf, type Rank, rankOf, securedAgainst } from './relation.ts'
import { smallDemands } from './small-demands.ts'

/** A debt to be paid: from one pool, or from each of several until it is paid once. */
export type Demand = Pick<
  Line,
  'owner' | 'kind' | 'amount' | 'secures' | 'stage' | 'newOwner' | 'leaseRank' | 'place'
> & {
  payee: 'claim' | 'tenant' | 'surety'
  /** Index of the claim or tenant. */
  at: number
  liens: readonly Lien[]
}
/** `surety`: the pool belongs to a 물상보증인, who does not owe this debt. */
export type Lien = Rank & { pool: number; older: boolean; surety: boolean }

/** All demands on the pools, in input order: claims, then small deposits, then leases by their rank. */
export function demandsOf(c: DistributionCase, pools: readonly Pool[]): Demand[] {
  const small = smallDemands(c, pools).map(({ tenant, amount, stage, pools: from }) => {
    const liens = from.map((pool) => lienAt(pool, rankOf(tenant.opposableFrom, 0), false, isSuretys(pools[pool])))
    const at = c.tenants.indexOf(tenant)
    const asked = { owner: tenant.id, payee: 'tenant', at, kind: 'small', amount, liens } as const
    return demand(asked, false, stage, leaseRank(tenant, c))
  })
  const all: Demand[] = []
  for (let at = 0; at < c.claims.length; at++) addClaim(all, c, at, pools)
  all.push(...small, ...leaseDemands(c, pools, small))
  return all.filter((d) => d.amount > 0 && d.liens.length > 0)
}

const lienAt = (pool: number, { day, phase, moment }: Rank, older: boolean, surety: boolean): Lien => ({
  pool,
  day,
  phase,
  moment,
  older,
  surety,
})

/** The lines of one pool, at the index of their demand; null where a demand does not cover it. */
export function linesOf(demands: readonly Demand[], pool: number): (Line | null)[] {
  const lines = demands.map((d) => {
    const lien = d.liens.find((l) => l.pool === pool)
    return lien === undefined ? null : lineOf(d, lien)
  })
  for (const line of lines) {
    if (line?.kind === 'tax' || line?.kind === 'public')
      line.overSecurity = lines.some((s) => s !== null && isSecured(s) && securedAgainst(s, line) === 'junior')
  }
  return lines
}

/** Written out: line fields are read thousands of times, which is faster when all objects have the same shape. */
const lineOf = (d: Demand, { day, phase, moment, older }: Lien): Line => ({
  owner: d.owner,
  kind: d.kind,
  amount: d.amount,
  day,
  phase,
  moment,
  older,
  secures: d.secures,
  stage: d.stage,
  stageMoment: d.stage === null ? 0 : momentOf(d.stage, 0),
  leaseRank: d.leaseRank,
  newOwner: d.newOwner,
  overSecurity: false,
  place: d.place,
})

const isSuretys = (pool: Pool | undefined, lien: Pick<LienOn, 'owner'> = {}): boolean =>
  (lien.owner ?? pool?.property.owner) === 'surety'

/** Written out like the lines: there is one per creditor, and spreading the fields cost more than everything else. */
const demand = (
  d: Pick<Demand, 'owner' | 'payee' | 'at' | 'kind' | 'amount' | 'liens'>,
  secures: boolean,
  stage: Day | null = null,
  leaseRank: Rank | null = null,
): Demand => ({
  owner: d.owner,
  payee: d.payee,
  at: d.at,
  kind: d.kind,
  amount: d.amount,
  secures,
  stage,
  leaseRank,
  newOwner: null,
  place: 0,
  liens: d.liens,
})

function addClaim(all: Demand[], c: DistributionCase, at: number, pools: readonly Pool[]) {
  const x = c.claims[at]
  if (x === undefined || staysAside(c, x)) return
  const liens: Lien[] = []
  for (let i = 0; i < pools.length; i++) {
    const pool = pools[i]
    const lien = pool ? lienOn(x, pool) : null
    if (lien === null) continue
    const rank = rankOf(lien.date ?? x.date ?? null, 1)
    liens.push(lienAt(i, rank, lien.beforeBuilding === true, isSuretys(pool, lien)))
  }
  const { id: owner, kind, amount } = x
  const whole = demand({ owner, payee: 'claim', at, kind, amount, liens }, kind === 'mortgage' || kind === 'jeonse')
  const slices = newOwnerSlices(c, x)
  if (slices === null) all.push(whole)
  else for (const slice of slices) all.push({ ...whole, ...slice })
}

/**
 * 전세권 senior to the base right whose holder does not ask to be paid: it gets nothing and remains in full (민집 91조 4항).
 */
export const staysAside = (c: DistributionCase, x: Claim): boolean =>
  x.kind === 'jeonse' && x.demandsDistribution === false && isBeforeBase(x.date ?? null, c.extinctionDate ?? null)

const isBeforeBase = (day: Day | null, base: Day | null) => base === null || (day !== null && day < base)

/** 우선변제권: from the later of 대항력 (00:00) and 확정일자 (office hours). */
function leaseDemands(c: DistributionCase, pools: readonly Pool[], small: readonly Demand[]): Demand[] {
  const first = c.tenants.map(() => 0)
  for (const s of small) add(first, s.at, s.amount)
  return c.tenants.flatMap((t, at): Demand[] => {
    const rank = leaseRank(t, c)
    if (rank === null) return []
    const liens: Lien[] = []
    pools.forEach((p, pool) => {
      if (isHomeOf(t, p) && (c.leaseOnLand !== false || !p.older)) liens.push(lienAt(pool, rank, false, isSuretys(p)))
    })
    const amount = t.deposit - (first[at] ?? 0)
    return [demand({ owner: t.id, payee: 'tenant', at, kind: 'lease', amount, liens }, c.leaseAsSecurity === true)]
  })
}
