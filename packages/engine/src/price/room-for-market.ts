import { priceDrift } from '../law/price-drift.ts'
import type { Subject } from './comparables.ts'

/**
 * Percent points by which a moving market takes the ends of the range apart, beyond what was measured: lower where
 * prices fall or nobody can see whether they do; higher where they rise, and where a fall may already be over.
 */
export function roomForMarket({ list, drift }: Pick<Subject, 'list' | 'drift'>): { below: number; above: number } {
  const { lag, back, unseen } = priceDrift
  const { recent } = drift
  return {
    below: Math.max(0, -recent) * lag + (isUnseen({ list, drift }) ? unseen : 0),
    above: recent > 0 ? recent * lag : -recent * back,
  }
}

/** Only for apartments was it measured what it costs not to see a fall. */
export const isUnseen = ({ list, drift }: Pick<Subject, 'list' | 'drift'>): boolean => list === '아파트' && !drift.told
