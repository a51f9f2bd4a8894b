import type { ResolvedEntry } from './model.ts'
import { squeeze } from './squeeze.ts'
import { purposeKind, type PurposeKind } from './vocabulary.ts'

/**
 * 본등기: the entry that completes a 가등기. It has the same rank (부동산등기규칙 146조) and takes the day of the 가등기 as its own
 * (부동산등기법 91조). A completed 가등기 reserves nothing any more.
 */
export type Followed = ReadonlyMap<ResolvedEntry, ResolvedEntry>

/** Each live 가등기 with the live 본등기 that completed it. */
export function followedByMain(entries: readonly ResolvedEntry[]): Followed {
  const found = new Map<ResolvedEntry, ResolvedEntry>()
  entries.forEach((stored, at) => {
    const kind = stored.cancelled ? null : purposeKind(stored)
    if (kind !== '가등기' && kind !== '담보가등기' && kind !== '설정가등기') return
    const main = entries.find(
      (e, i) =>
        i > at && !e.cancelled && e.section === stored.section && e.rank === stored.rank && completes(e, stored, kind),
    )
    if (main !== undefined) found.set(stored, main)
  })
  return found
}

/** A 본등기 of a part leaves the 가등기 on the rest. */
function completes(main: ResolvedEntry, survivor: ResolvedEntry, kind: PurposeKind): boolean {
  const now = purposeKind(main)
  if (kind === '설정가등기') return settled.has(now)
  return now === '소유권이전' || (now === '지분이전' && /지분|일부/.test(squeeze(survivor.purpose)))
}

const settled: ReadonlySet<PurposeKind> = new Set(['근저당권', '저당권', '전세권', '임차권', '지상권', '지역권'])
