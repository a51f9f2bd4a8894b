import type { LoanJudgement, ProductResult } from './judge.ts'
import type { Reason } from './reasons.ts'

/**
 * The refused loan for a lease with the fewest failed conditions, then the fewest unknown ones, then the shortest
 * distance to its limits. Null if one is eligible.
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

/** The missing shares of the limits, added up; a condition without a distance counts as a whole one. */
const wayOf = (p: ProductResult): number =>
  failed(p).reduce((sum, { slack, limit }) => sum + (slack === null || !limit ? 1 : Math.abs(slack) / limit), 0)
