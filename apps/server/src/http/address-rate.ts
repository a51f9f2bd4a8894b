import { performance } from 'node:perf_hooks'

export type Rate = { perSecond: number; burst: number }
/** Number of addresses in memory: the oldest is dropped and then has its full burst again. */
const REMEMBERED = 10_000

/** Rate limit of an address: `burst` at once, then `perSecond`. Counted in this process, without a query. */
export class AddressRate {
  readonly #rate: Rate
  readonly #left = new Map<string, { tokens: number; at: number }>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  take(address: string): boolean {
    const now = performance.now()
    const { perSecond, burst } = this.#rate
    const before = this.#left.get(address) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, before.tokens + ((now - before.at) / 1000) * perSecond)
    const isLet = tokens >= 1
    this.#left.delete(address)
    this.#left.set(address, { tokens: isLet ? tokens - 1 : tokens, at: now })
    const [oldest] = this.#left.keys()
    if (this.#left.size > REMEMBERED && oldest !== undefined) this.#left.delete(oldest)
    return isLet
  }
}
