import type { ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import { purposeKind, type PurposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { Alignment } from './align.ts'

/** The day of a registration: its receipt, else its day of entry. */
export const dayOfEntry = (e: ResolvedEntry): Day | null => e.receivedAt ?? e.registeredAt ?? null

/**
 * The entries of the newer print that are new. An older print of live entries only never showed entries that were
 * cancelled or superseded by then: those are not new.
 */
export function newEntriesSince(before: ResolvedRegister, { added }: Alignment): ResolvedEntry[] {
  if (before.certificate !== '현재 유효사항') return [...added]
  const seen = lastSeen(before)
  return added.filter((e) => !isHistory(e, seen))
}

const lastSeen = (r: ResolvedRegister): string => {
  const viewed = valueOf(r.viewedAt)?.slice(0, 10)
  return viewed ?? r.entries.reduce((last, e) => ((dayOfEntry(e) ?? '') > last ? (dayOfEntry(e) ?? '') : last), '')
}

function isHistory(e: ResolvedEntry, seen: string): boolean {
  const day = e.registeredAt ?? e.receivedAt
  if (day == null || day >= seen) return false
  return e.cancelled || notInForce.has(purposeKind(e))
}

/** A certificate of live entries prints the present owner and the live rights, and none of these. */
const notInForce: ReadonlySet<PurposeKind> = new Set([
  '소유권보존',
  '소유권이전',
  '지분이전',
  '신탁',
  '말소',
  '회복',
  '통지',
  '회생종결',
  '대지권',
])

/** Rights that a newer certificate of live entries no longer prints: they ended. */
export function endedUnseen(after: ResolvedRegister, { missing, pairs }: Alignment): ResolvedEntry[] {
  if (after.certificate !== '현재 유효사항' || after.readFrom === 'text') return []
  const selected = new Set(pairs.map(([b]) => b.id))
  return missing.filter((e) => !e.cancelled && isRightOfItsOwn(e) && !selected.has(e.id))
}

/** Such a print omits a superseded change or transfer although its right is live. */
const isRightOfItsOwn = (e: ResolvedEntry): boolean => {
  const kind = purposeKind(e)
  return !notInForce.has(kind) && !['변경', '경정', '이전', '표시변경', '담보추가', '건물만', '신탁주의'].includes(kind)
}

/** Missing without a reason that the certificates explain: an unread line, or pages of another print. */
export function missingUnexplained(after: ResolvedRegister, alignment: Alignment): ResolvedEntry[] {
  const ended = new Set(endedUnseen(after, alignment))
  const rest = alignment.missing.filter((e) => !ended.has(e))
  if (after.certificate === '현재 유효사항' && after.readFrom !== 'text') return []
  // migrated to a new record (shown by '(전 6)'): ended entries were not migrated
  const carriedOver = alignment.pairs.some(([b, a]) => a.oldRank === b.rank && b.oldRank !== a.oldRank)
  return rest.filter((e) => !(carriedOver && (e.cancelled || notInForce.has(purposeKind(e)))))
}
