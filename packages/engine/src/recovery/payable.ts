import type { PriceRange } from '../assessment.ts'
import type { Facts } from '../property/facts.ts'
import { type Known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'

/** The inputs of a payout, or why none can be computed. */
export function payable(
  { register }: Facts,
  price: Known<PriceRange>,
  deposit: Won | null,
): { deposit: Won; range: PriceRange } | ReturnType<typeof unknown> {
  if (deposit === null) return unknown('not-given', 'deposit')
  // a register of the land does not show the lease of a house on it
  if (register.kind === '토지') return unknown('out-of-range', 'land')
  if ('unknown' in price) return unknown(price.unknown, price.source === 'land-right' ? 'land-right' : 'price')
  return { deposit, range: price.value }
}
