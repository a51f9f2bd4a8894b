import type { ResolvedEntry } from './model.ts'

/** Live entries that cancel a part of another ('3번근저당권일부말소'), by the section and rank of the reduced right. */
export function partlyCancelled(entries: readonly ResolvedEntry[]): ReadonlyMap<string, readonly ResolvedEntry[]> {
  const found = new Map<string, ResolvedEntry[]>()
  for (const entry of entries) {
    if (entry.cancelled) continue
    for (const ref of entry.references) {
      if (ref.verb !== '말소' || !isPart(ref.what)) continue
      const key = `${ref.section} ${ref.rank}`
      found.set(key, [...(found.get(key) ?? []), entry])
    }
  }
  return found
}

/** Endings of a reference when only a part or one holder's share is cancelled. */
export const isPart = (what: string | undefined): boolean => /(일부|지분)$/.test(what ?? '')
