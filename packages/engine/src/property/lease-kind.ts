import type { LeaseInput } from '../assessment.ts'
import type { Won } from '../values/won.ts'

/** Months of rent at which the official statistics (한국부동산원 전월세통합지수) part 준전세 (반전세) from 준월세 (월세). */
const months = 240

/**
 * What a lease is called, by its money. No rent that we know of is a 전세: the lease that stakes most on the deposit. So
 * is 반전세 against 월세, where the deposit is not known.
 */
export function leaseKind(deposit: Won | null, rent: Won | null): LeaseInput['kind'] {
  if (rent === null || rent === 0) return '전세'
  return deposit === null || deposit > rent * months ? '반전세' : '월세'
}
