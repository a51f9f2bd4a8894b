import { priceDrift } from '../law/price-drift.ts'
import type { Subject } from './comparables.ts'
import { fallsFast } from './drift.ts'

/**
 * Percent points by which a moving market takes the ends of the range apart, beyond what was measured: lower where
 * prices fall or nobody can see whether they do, and higher where a fast fall may already be over.
 */
export function roomForMarket({ list, drift }: Pick<Subject, 'list' | 'drift'>): { below: number; above: number } {
  const { lag, back, unseen } = priceDrift
  return {
    below: -Math.min(0, drift.recent) * lag + (isUnseen({ list, drift }) ? unseen : 0),
    above: fallsFast(drift) ? Math.max(0, Math.min(0, drift.older) - drift.recent) * back : 0,
  }
}

/** Only for apartments was it measured what it costs not to see a fall. */
export const isUnseen = ({ list, drift }: Pick<Subject, 'list' | 'drift'>): boolean => list === '아파트' && !drift.told
