import type { DistributionCase, TenantClaim } from './case.ts'
import { type Rank, rankOf } from './relation.ts'

/** 대항요건 met on the decisive day. */
export const isOpposable = (t: TenantClaim, c: DistributionCase): boolean =>
  t.opposableFrom != null && t.opposableFrom <= c.auctionDate

/** Where a lease with 확정일자 ranks: the later of 대항력 (00:00) and 확정일자 (office hours). */
export function leaseRank(t: TenantClaim, c: DistributionCase): Rank | null {
  if (!isOpposable(t, c) || t.opposableFrom == null || t.fixedDate == null || !t.demandsDistribution) return null
  return t.fixedDate >= t.opposableFrom ? rankOf(t.fixedDate, 1) : rankOf(t.opposableFrom, 0)
}

/** 대항력 before the office hours of the base right's day leaves the unpaid part with the buyer (민집 91조, 주임법 3조의5). */
export const staysOnBuyer = (t: TenantClaim, c: DistributionCase): boolean =>
  isOpposable(t, c) && t.opposableFrom != null && (c.extinctionDate == null || t.opposableFrom <= c.extinctionDate)
