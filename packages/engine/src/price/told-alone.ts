import type { PriceRange } from '../assessment.ts'
import type { Known } from '../values/known.ts'

/**
 * The only base of the price is what somebody said. Nobody has checked it, so it is the most that the home may be worth:
 * what is dangerous at that price stays dangerous, and nothing good rests on it.
 */
export const restsOnWords = ({ method, others = [] }: PriceRange): boolean => method === 'stated' && others.length === 0

export const isToldAlone = (price: Known<PriceRange>): boolean => 'value' in price && restsOnWords(price.value)
