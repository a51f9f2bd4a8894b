import type { Won } from '../values/won.ts'
import type { Distribution } from './case.ts'

/**
 * The bid for a home of this value: the buyer deducts what the buyer has to take over. The higher the price, the less
 * is left of other leases, but never won for won: so binary search finds the highest bid that, with them, is not
 * above the value. 0: no bid.
 */
export function bidFor(worth: Won, ours: string, soldFor: (price: Won) => Distribution): Won {
  const over = (bid: Won) => bid + staysOf(soldFor(bid), ours) - worth
  if (over(worth) <= 0) return worth
  if (over(0) > 0) return 0
  let [low, high] = [0, worth]
  for (const step = Math.max(1, Math.floor(worth / 4096)); high - low > step;) {
    const middle = low + Math.floor((high - low) / 2)
    if (over(middle) <= 0) low = middle
    else high = middle
  }
  return low
}

const staysOf = (out: Distribution, ours: string): Won =>
  Object.entries(out.tenants).reduce((sum, [id, t]) => sum + (id === ours ? 0 : t.assumedByBuyer), 0)

/**
 * 대항력 있는 임차인: the buyer takes over what the price leaves unpaid, so a home worth less than the deposit gets no bid, and
 * in the end the tenant buys it with the claim (민집 143조 2항). The result is the home's value to the tenant, less costs,
 * senior payments and the amount of other leases that stays on it.
 */
export function throughBuyer(ours: string, atResale: Distribution): Won {
  const own = atResale.tenants[ours]
  if (own === undefined) return 0
  return Math.max(0, Math.min(own.recovered + own.unpaid, own.recovered + atResale.surplus - staysOf(atResale, ours)))
}
