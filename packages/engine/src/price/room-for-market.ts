import { priceDrift } from '../law/price-drift.ts'
import type { Subject } from './comparables.ts'

/**
 * Percent points by which a moving market widens the range, beyond what was measured: downwards where prices fall or
 * a fall cannot be seen; upwards where they rise, and where a fall may have ended.
 */
export function roomForMarket({ list, drift }: Pick<Subject, 'list' | 'drift'>): { below: number; above: number } {
  const { lag, back, unseen } = priceDrift()
  const { recent } = drift
  return {
    below: Math.max(0, -recent) * lag + (isUnseen({ list, drift }) ? unseen : 0),
    above: recent > 0 ? recent * lag : -recent * back,
  }
}

/** The cost of an unseen fall was measured for apartments only. */
export const isUnseen = ({ list, drift }: Pick<Subject, 'list' | 'drift'>): boolean => list === '아파트' && !drift.told
