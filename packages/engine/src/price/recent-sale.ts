import type { Facts } from '../property/facts.ts'
import type { ResolvedEntry } from '../register/model.ts'
import type { Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'

/** `on` is the day of the contract where the register prints it, else of the registration. */
export type RecentSale = { won: Won; on: Day; registeredOn: Day }

/** The last sale of the whole home that the register prints with its 거래가액. */
export function recentSale(f: Pick<Facts, 'liveEntries'>): RecentSale | null {
  const entry = saleEntry(f)
  if (entry === null || entry.receivedAt === null) return null
  const { receivedAt, causeDate } = entry
  const on = causeDate !== null && causeDate < receivedAt ? causeDate : receivedAt
  return { won: paid(entry) ?? 0, on, registeredOn: receivedAt }
}

export const saleEntry = (f: Pick<Facts, 'liveEntries'>): ResolvedEntry | null =>
  f.liveEntries('소유권이전').findLast((e) => e.receivedAt !== null && (paid(e) ?? 0) > 0) ?? null

const paid = (entry: ResolvedEntry): Won | null =>
  entry.amounts.find((a) => a.kind === '거래가액' && !a.struck)?.won ?? null
