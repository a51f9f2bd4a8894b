import type { LeaseInput } from '../assessment.ts'
import type { Won } from '../values/won.ts'

/** Months of rent at which the official statistics (한국부동산원 전월세통합지수) separate 준전세 (반전세) from 준월세 (월세). */
const months = 240

/**
 * The lease type by its money. Without a known rent it counts as 전세, the type with the highest deposit at stake; with
 * an unknown deposit it counts as 반전세 rather than 월세.
 */
export function leaseKind(deposit: Won | null, rent: Won | null): NonNullable<LeaseInput['kind']> {
  if (rent === null || rent === 0) return '전세'
  return deposit === null || deposit > rent * months ? '반전세' : '월세'
}
