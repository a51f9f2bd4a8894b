import { auctionRates202606 } from '@jipsalpim/engine/law/tables/auction-rates-2026-06.ts'

/** The name of a 시·도 or 시·군·구 by its code; null for one without an entry in the district statistics. */
export const regionName = (code: string): string | null => names.get(code) ?? null
const names: ReadonlyMap<string, string> = new Map(
  auctionRates202606.filter(([code]) => /^(?!00)\d+$/.test(code)).map(([code, name]) => [code, name]),
)
