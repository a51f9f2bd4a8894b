import type { Evidence } from '../assessment.ts'
import { evidenceOf } from '../property/facts.ts'
import { holderNames } from '../property/names.ts'
import type { ResolvedEntry, ResolvedRegister, Right } from '../register/model.ts'
import { known, type Known } from '../values/known.ts'
import type { OwnerLine } from './change.ts'
import { plainName } from './plain-words.ts'

/** The right that an entry creates, changes or transfers. */
export const rightWith = (r: ResolvedRegister, id: string): Right | null =>
  r.rights.find((x) => x.entry.id === id || x.changes.some((c) => c.id === id)) ?? null

export const entryWith = (r: ResolvedRegister, id: string): ResolvedEntry | null =>
  r.entries.find((e) => e.id === id) ?? null

export const evidence = (e: ResolvedEntry): Evidence => evidenceOf(e)

export const holdersOf = (right: Right | null): string[] => [...new Set(right === null ? [] : holderNames(right))]

/** The owners, one line per person: shares of one name are added where the register adds them. */
export const ownersOf = (r: ResolvedRegister): Known<readonly OwnerLine[]> =>
  'value' in r.owners
    ? known(
        r.owners.value.map((o) => ({ name: o.party.name, share: o.share })),
        r.owners.source,
        r.owners.asOf,
      )
    : r.owners

export function areSameOwners(a: Known<readonly OwnerLine[]>, b: Known<readonly OwnerLine[]>): boolean {
  if ('unknown' in a || 'unknown' in b) return 'unknown' in a && 'unknown' in b && a.unknown === b.unknown
  const lines = (k: readonly OwnerLine[]) => k.map((o) => `${plainName(o.name)} ${shareText(o.share)}`).toSorted()
  return String(lines(a.value)) === String(lines(b.value))
}

/** 2분의 1 and 4분의 2 are the same share. */
const shareText = (s: OwnerLine['share']): string => (s === null ? '?' : (s[0] / s[1]).toFixed(6))
