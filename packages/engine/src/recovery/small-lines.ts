import { share, type Won } from '../values/won.ts'
import { smallDepositCap } from '../law/distribution-rules.ts'
import { smallDepositOf } from '../law/small-deposit.ts'
import type { Day } from '../values/day.ts'
import type { DistributionCase, TenantClaim } from './case.ts'
import type { Line } from './relation.ts'

/** 최우선변제 in stages: one row for each period in which a 담보물권 was registered, and the row of the sale day. */
export function smallLines(c: DistributionCase, net: Won): Line[] {
  const at = c.smallDepositAt ?? ((on: Day) => smallDepositOf(c.region, on))
  const securities = [
    ...c.claims.filter((x) => x.kind === 'mortgage' || x.kind === 'jeonse').map((x) => x.date ?? null),
    ...(c.leaseAsSecurity ? c.tenants.map((t) => leaseRank(t, c)?.day ?? null) : []),
  ]
  const rows = [...securities.filter((d) => d !== null), c.auctionDate].map(at).filter((row) => row !== null)
  const stages = [...new Map(rows.map((row) => [row.from, row])).values()].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  )

  const tenants = c.tenants.filter((t) => isOpposable(t, c) && t.demandsDistribution && !t.noSmallDeposit)
  const percent = smallDepositCap.at(c.auctionDate)?.value ?? 100
  const cap = Math.floor((net * percent) / 100)
  const given = new Map<string, Won>()
  let total = 0
  const lines: Line[] = []
  for (const stage of stages) {
    const eligible = tenants.filter((t) => t.deposit <= stage.limit && t.deposit > 0)
    const full = eligible.map((t) => Math.min(t.deposit, stage.amount))
    const sum = full.reduce((a, b) => a + b, 0)
    // 시행령 10조 3항: over the cap, each gets its part of the half
    const wants = sum > cap ? share(cap, full) : full
    const more = eligible.map((t, i) => Math.max(0, (wants[i] ?? 0) - (given.get(t.id) ?? 0)))
    const asked = more.reduce((a, b) => a + b, 0)
    const adds = asked > cap - total ? share(cap - total, more) : more
    for (const [i, t] of eligible.entries()) {
      const amount = adds[i] ?? 0
      if (amount === 0) continue
      given.set(t.id, (given.get(t.id) ?? 0) + amount)
      total += amount
      lines.push({
        owner: t.id,
        kind: 'small',
        amount,
        day: t.opposableFrom,
        phase: 0,
        secures: false,
        stage: stage.from,
      })
    }
  }
  return lines
}

/** 대항요건 by the day that counts. */
export const isOpposable = (t: TenantClaim, c: DistributionCase): boolean =>
  t.opposableFrom != null && t.opposableFrom <= c.auctionDate

/** Where a lease with 확정일자 ranks: the later of 대항력 (00:00) and 확정일자 (office hours). */
export function leaseRank(t: TenantClaim, c: DistributionCase): { day: Day; phase: 0 | 1 } | null {
  if (!isOpposable(t, c) || t.opposableFrom == null || t.fixedDate == null || !t.demandsDistribution) return null
  return t.fixedDate >= t.opposableFrom ? { day: t.fixedDate, phase: 1 } : { day: t.opposableFrom, phase: 0 }
}
