import { evidenceOf } from '../../property/facts.ts'
import { addMonths, type Day } from '../../values/day.ts'
import { valueOf } from '../../values/known.ts'
import { found, type Signal } from '../signal.ts'

/** Younger than two years: few or no trades, and a price that the seller names. */
export const judge: Signal = (f) => {
  const since = addMonths(f.day, -24)
  const first = f.liveEntries('소유권보존')[0]
  const built: Day | null = valueOf(f.input.home.approvedOn) ?? first?.receivedAt ?? null
  if (built === null || built < since || built > f.day) return null
  return found('new-building', 116, { evidence: first === undefined ? [] : [evidenceOf(first)], numbers: { built } })
}
