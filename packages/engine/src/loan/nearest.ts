import type { LoanJudgement, ProductResult } from './judge.ts'
import type { Reason } from './reasons.ts'

/**
 * Of the loans for a lease that are refused, the one with the fewest failed conditions, then the fewest that are not
 * known, then the shortest way to its limits. Null where one is eligible.
 */
export function nearestRefused({ products }: LoanJudgement): ProductResult | null {
  const lease = products.filter((p) => p.for === 'lease')
  if (lease.some((p) => p.verdict === 'eligible')) return null
  const refused = lease.filter((p) => p.verdict === 'notEligible')
  return (
    refused.toSorted(
      (a, b) => failed(a).length - failed(b).length || open(a).length - open(b).length || wayOf(a) - wayOf(b),
    )[0] ?? null
  )
}

export const failed = ({ reasons }: ProductResult): Reason[] => reasons.filter((r) => r.state === 'failed')
export const open = ({ reasons }: ProductResult): Reason[] => reasons.filter((r) => r.state === 'unknown')

/** Shares of the limits that are missing, added up; a condition without a distance counts as a whole one. */
const wayOf = (p: ProductResult): number =>
  failed(p).reduce((sum, { slack, limit }) => sum + (slack === null || !limit ? 1 : Math.abs(slack) / limit), 0)
