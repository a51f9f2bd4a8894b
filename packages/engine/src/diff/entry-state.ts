import type { Entry, Party, ResolvedEntry } from '../register/model.ts'
import { isSameParty, plainName, squeeze } from './plain-words.ts'

/** The entry without the fields added by resolving. */
export function plainEntry(e: ResolvedEntry): Entry {
  const { status: _s, cancelled: _c, partlyStruck: _p, cancelledBy: _b, conflict: _f, trustEndedBy: _t, ...entry } = e
  return entry
}

/** The entry before any strike line. */
export function asEntered(entry: Entry): Entry {
  const { livePurpose: _, ...rest } = entry
  return {
    ...rest,
    strike: entry.strike === 'unreadable' ? 'unreadable' : 'none',
    amounts: entry.amounts.map((a) => ({ ...a, struck: false })),
    parties: entry.parties.map(standing),
  }
}

function standing(party: Party): Party {
  const { struckParts: _, ...rest } = party
  return { ...rest, struck: false }
}

/** Struck as a whole. */
export const asCancelled = (entry: Entry): Entry => ({ ...asEntered(entry), strike: 'all' })

/** The strike lines through parts of a live entry: a former amount, a former name. */
export function marksOf(e: Entry): string {
  return JSON.stringify([
    e.strike,
    e.amounts.map((a) => a.struck),
    e.parties.map((p) => [p.struck, p.struckParts ?? []]),
    e.livePurpose === undefined ? null : squeeze(e.livePurpose),
  ])
}

/** Both prints read the same where it matters: identity, purpose, receipt, money and names. */
export function readsAlike(a: Entry, b: Entry): boolean {
  return (
    a.id === b.id &&
    squeeze(a.purpose) === squeeze(b.purpose) &&
    a.receivedAt === b.receivedAt &&
    numberOf(a.receiptNo) === numberOf(b.receiptNo) &&
    (a.registeredAt ?? null) === (b.registeredAt ?? null) &&
    sumsOf(a) === sumsOf(b) &&
    a.parties.length === b.parties.length &&
    a.parties.every((p, i) => isSame(p, b.parties[i]))
  )
}

const numberOf = (no: string | null) => (no === null ? null : Number(no))
const sumsOf = (e: Entry) => e.amounts.map((x) => `${x.kind} ${x.won ?? squeeze(x.text)}`).join('|')
const isSame = (p: Party, q: Party | undefined) =>
  q !== undefined && p.role === q.role && isSameParty(p, q) && String(p.share) === String(q.share)

/**
 * Where the two prints contradict each other: an entry never changes its original sum or holder, so one of the two
 * was misread. A print of live entries omits struck text: fewer words are no contradiction.
 */
export function contradiction(b: Entry, a: Entry, loose: boolean): { before: string; after: string } | null {
  const [fewer, more] = a.amounts.length <= b.amounts.length ? [a, b] : [b, a]
  const odd = fewer.amounts.find((x) => !more.amounts.some((y) => y.kind === x.kind && y.won === x.won))
  if (odd !== undefined) return { before: textOf(b), after: textOf(a) }
  // OCR misreads names: a different name counts only if neither print was read by OCR
  if (loose) return null
  const names = (e: Entry) => new Set(e.parties.map((p) => plainName(p.name)))
  const [p, q] = [names(b), names(a)]
  const [small, large] = p.size <= q.size ? [p, q] : [q, p]
  const stranger = [...small].some((name) => !large.has(name))
  return stranger ? { before: namesOf(b), after: namesOf(a) } : null
}

const textOf = (e: Entry) => e.amounts.map((x) => `${x.kind} ${x.text}`).join(', ')
const namesOf = (e: Entry) => e.parties.map((p) => p.name).join(', ')
