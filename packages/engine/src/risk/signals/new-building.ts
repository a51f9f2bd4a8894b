import { evidenceOf } from '../../property/facts.ts'
import { newlyBuilt } from '../newly-built.ts'
import { found, type Signal } from '../signal.ts'

/** Younger than two years: few or no trades, so the seller sets the price. */
export const judge: Signal = (f) => {
  const built = newlyBuilt(f)
  if (built === null) return null
  const first = f.liveEntries('소유권보존')[0]
  return found('new-building', 116, { evidence: first === undefined ? [] : [evidenceOf(first)], numbers: { built } })
}
