import type { PriceRange } from '../assessment.ts'
import type { Known } from '../values/known.ts'

/**
 * The price rests only on what the user was told. It is unverified, so it counts as an upper limit: a danger at that price
 * remains a danger, and no good verdict is based on it.
 */
export const restsOnStated = ({ method, others = [] }: PriceRange): boolean =>
  method === 'stated' && others.length === 0

export const isStatedOnly = (price: Known<PriceRange>): boolean => 'value' in price && restsOnStated(price.value)
