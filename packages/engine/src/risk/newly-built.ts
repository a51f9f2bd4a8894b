import { addMonths, type Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { RiskFacts } from './signal.ts'

/** The day from which a newly built home exists; null for an older one, or if the day is unknown. */
export function newlyBuilt(f: RiskFacts): Day | null {
  const built = valueOf(f.input.home.approvedOn) ?? f.liveEntries('소유권보존')[0]?.receivedAt ?? null
  return built === null || built < addMonths(f.day, -f.pack.thresholds.newMonths) || built > f.day ? null : built
}
