import type { ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import type { Change } from './change.ts'
import { evidence } from './find-entries.ts'

/** The register before and after one registration. */
export type Moment = { before: ResolvedRegister; after: ResolvedRegister; entry: ResolvedEntry }
/** The result of a reading; the rest of a change is the same for all. */
export type Reading = Pick<Change, 'kind' | 'rights'> &
  Partial<Pick<Change, 'on' | 'amount' | 'holders' | 'owners' | 'words'>>

/** The entries that the purpose names, or the parent entry. */
export function targetEntries({ after, entry }: Moment): ResolvedEntry[] {
  const named = entry.references.flatMap((r) =>
    after.entries.filter(
      (e) => e.id !== entry.id && e.section === r.section && (r.old ? e.oldRank === r.rank : e.rank === r.rank),
    ),
  )
  // a restored entry is printed twice: the live one is meant
  const standing = named.filter((e) => !e.cancelled)
  if (named.length > 0) return [...new Set(standing.length > 0 ? standing : named)]
  const up = entry.rank.includes('-') ? entry.rank.slice(0, entry.rank.lastIndexOf('-')) : null
  return after.entries.filter((e) => e.section === entry.section && e.rank === up && !e.cancelled)
}

export const targets = (m: Moment) => targetEntries(m).map(evidence)
