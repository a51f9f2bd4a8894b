import type { Facts } from '../property/facts.ts'
import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'

/** The last sale that the register prints with its 거래가액. */
export function recentSale(f: Pick<Facts, 'liveEntries'>): { won: Won; on: Day } | null {
  for (const entry of f.liveEntries('소유권이전').toReversed()) {
    const won = entry.amounts.find((a) => a.kind === '거래가액' && !a.struck)?.won ?? null
    if (won !== null && entry.receivedAt !== null) return { won, on: entry.receivedAt }
  }
  return null
}
