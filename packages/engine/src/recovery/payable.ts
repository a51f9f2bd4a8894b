import type { PriceRange } from '../assessment.ts'
import type { Facts } from '../property/facts.ts'
import { type Known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** What a payout is reckoned from, or why nothing can be said of one. */
export function payable(
  { register }: Facts,
  price: Known<PriceRange>,
  deposit: Won | null,
): { deposit: Won; range: PriceRange } | ReturnType<typeof unknown> {
  if (deposit === null) return unknown('not-given', 'deposit')
  // what stands on the ground says nothing of the lease of a house on it
  if (register.kind === '토지') return unknown('out-of-range', 'land')
  if ('unknown' in price) return unknown(price.unknown, price.source === 'land-right' ? 'land-right' : 'price')
  return { deposit, range: price.value }
}
