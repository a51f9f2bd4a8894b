import type { EntrySection, ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import { purposeKind } from '../register/vocabulary.ts'
import { sections } from './change.ts'
import { similarity, squeeze } from './plain-words.ts'

export type Alignment = {
  /** The same entry in both prints. */
  pairs: readonly (readonly [before: ResolvedEntry, after: ResolvedEntry])[]
  /** Only in the newer print. */
  added: readonly ResolvedEntry[]
  /** Only in the older print. */
  missing: readonly ResolvedEntry[]
}

/** Matches the entries of the two prints by section, rank, receipt and purpose together, never by one alone. */
export function alignEntries(before: ResolvedRegister, after: ResolvedRegister): Alignment {
  const loose = before.readFrom === 'text' || after.readFrom === 'text'
  const found = sections.flatMap((s) => alignSection(of(before, s), of(after, s), loose))
  const [left, right] = [new Set(found.map(([b]) => b)), new Set(found.map(([, a]) => a))]
  return {
    pairs: found,
    added: after.entries.filter((a) => !right.has(a)),
    missing: before.entries.filter((b) => !left.has(b)),
  }
}

const of = (r: ResolvedRegister, section: EntrySection) => r.entries.filter((e) => e.section === section)

type Candidate = { b: number; a: number; score: number }

/** The surest pairs first; of equal ones the earlier printed, so that the reprint after a 말소회복 is left over. */
function alignSection(
  before: readonly ResolvedEntry[],
  after: readonly ResolvedEntry[],
  loose: boolean,
): [ResolvedEntry, ResolvedEntry][] {
  const candidates: Candidate[] = []
  const index = indexOf(after)
  before.forEach((entry, b) => {
    for (const a of new Set(keysOf(entry).flatMap((key) => index.get(key) ?? []))) {
      const other = after[a]
      const score = other === undefined ? 0 : scoreOf(entry, other, loose)
      if (score >= sure) candidates.push({ b, a, score })
    }
  })
  const [usedB, usedA] = [new Set<number>(), new Set<number>()]
  const pairs: [ResolvedEntry, ResolvedEntry][] = []
  for (const { b, a } of candidates.toSorted((x, y) => y.score - x.score || x.b - y.b || x.a - y.a)) {
    const [from, to] = [before[b], after[a]]
    if (usedB.has(b) || usedA.has(a) || from === undefined || to === undefined) continue
    usedB.add(b)
    usedA.add(a)
    pairs.push([from, to])
  }
  return pairs
}

/**
 * Only entries that share a rank (also one whose hyphens OCR lost, or the number from before computerisation) or a
 * receipt are compared.
 */
const keysOf = (e: ResolvedEntry): string[] => [
  ...[e.rank, e.oldRank].flatMap((rank) => (rank === null ? [] : [`rank ${rank.replace(/-/g, '')}`])),
  ...(e.receiptNo === null ? [] : [`no ${Number(e.receiptNo)}`]),
]

function indexOf(entries: readonly ResolvedEntry[]): Map<string, number[]> {
  const index = new Map<string, number[]>()
  entries.forEach((e, at) => {
    for (const key of keysOf(e)) index.set(key, [...(index.get(key) ?? []), at])
  })
  return index
}

/** Below this score two entries are different: equal rank and purpose do not outweigh a different receipt. */
const sure = 6

function scoreOf(b: ResolvedEntry, a: ResolvedEntry, loose: boolean): number {
  return (
    rankScore(b, a) +
    (b.ordinal === a.ordinal ? 0.5 : 0) +
    receiptScore(b, a, loose) +
    dayScore(b.receivedAt, a.receivedAt, loose) +
    (b.registeredAt && a.registeredAt ? dayScore(b.registeredAt, a.registeredAt, loose) / 2 : 0) +
    purposeScore(b, a, loose) +
    (b.caseNo !== null && b.caseNo === a.caseNo ? 1 : 0)
  )
}

function rankScore(b: ResolvedEntry, a: ResolvedEntry): number {
  if (b.rank === a.rank) return 4
  // renumbered by computerisation: '(전 6)'
  if (a.oldRank === b.rank || b.oldRank === a.rank) return 2
  return b.rank.replace(/-/g, '') === a.rank.replace(/-/g, '') ? 1.5 : 0
}

function receiptScore(b: ResolvedEntry, a: ResolvedEntry, loose: boolean): number {
  if (b.receiptNo === null || a.receiptNo === null) return b.receiptNo === a.receiptNo ? 1 : 0
  if (Number(b.receiptNo) === Number(a.receiptNo)) return 4
  return loose && oneLetterOff(b.receiptNo, a.receiptNo) ? 1 : -3
}

function dayScore(b: string | null, a: string | null, loose: boolean): number {
  if (b === null || a === null) return b === a ? 1 : 0
  if (b === a) return 2
  return loose && oneLetterOff(b, a) ? 0 : -3
}

function purposeScore(b: ResolvedEntry, a: ResolvedEntry, loose: boolean): number {
  const [was, now] = [squeeze(b.purpose), squeeze(a.purpose)]
  if (was === now) return 4
  if (purposeKind(b) === purposeKind(a) || (loose && oneLetterOff(was, now))) return 2
  return similarity(b.purpose, a.purpose) >= 0.5 ? 1 : -3
}

const oneLetterOff = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((c, i) => c !== b[i]).length === 1
