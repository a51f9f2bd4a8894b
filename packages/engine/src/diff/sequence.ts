import { parentRank } from '../register/cancellation.ts'
import type { Entry, ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import type { Alignment } from './align.ts'
import { newEntriesSince, endedUnseen } from './new-entries.ts'
import type { Edit } from './change.ts'
import { asCancelled, asEntered, marksOf, plainEntry, readsAlike } from './entry-state.ts'
import { isUnder, type Registration, registrationsOf } from './order.ts'

export type Step =
  | { by: Registration; edits: readonly Edit[] }
  /** Ended or live again without an entry for it. */
  | { by: null; ended: ResolvedEntry; edits: readonly Edit[] }
  | { by: null; revived: ResolvedEntry; edits: readonly Edit[] }

export type Sequence = {
  /** The entries that both prints have, in their state at the older print. */
  base: readonly Entry[]
  steps: readonly Step[]
  /** Partly struck since, without an entry that explains it. */
  unexplained: readonly ResolvedEntry[]
}

/** Every registration since the older print, each with its effect on the entries before it. */
export function sequenceOf(before: ResolvedRegister, after: ResolvedRegister, alignment: Alignment): Sequence {
  const came = newEntriesSince(before, alignment)
  const ended = endedUnseen(after, alignment)
  const news = new Set(came.map((e) => e.id))
  const older = new Map(alignment.pairs.map(([b, a]) => [a.id, b]))
  const comparable = before.strikesReadable === after.strikesReadable
  const unexplained = after.entries.filter((a) => {
    const b = older.get(a.id)
    if (b === undefined || b.cancelled || a.cancelled || !comparable || marksOf(a) === marksOf(b)) return false
    return readsAlike(a, b) && toucherOf(a, came) === undefined
  })
  const settled = new Set(unexplained.map((e) => e.id))
  const base = new Map<string, Entry>()
  for (const a of after.entries) {
    if (news.has(a.id)) continue
    const b = older.get(a.id)
    base.set(a.id, settled.has(a.id) ? plainEntry(a) : asItStood(a, b, news, came, comparable))
  }
  const replaced = replacements(after, base, came, news)
  const registrations = registrationsOf(came, after.entries)
  const shown = new Set(base.keys())
  const steps = registrations.map((by): Step => {
    const edits = [by.acting, ...by.reprints].map((e): Edit => {
      const edit: Edit = { do: 'insert', entry: asItCame(e, news, came), after: placeOf(e, after, shown) }
      shown.add(e.id)
      return edit
    })
    return { by, edits: [...edits, ...(replaced.get(by.acting.id) ?? [])] }
  })
  return {
    base: withEnded([...base.values()], ended, before, older),
    steps: [
      ...steps,
      ...loose(after, base, news, came),
      ...ended.map((e): Step => ({ by: null, ended: e, edits: [{ do: 'remove', id: e.id }] })),
    ],
    unexplained,
  }
}

/** An entry that both prints have, in the newer reading and the older state. */
function asItStood(
  a: ResolvedEntry,
  b: ResolvedEntry | undefined,
  news: ReadonlySet<string>,
  came: readonly ResolvedEntry[],
  comparable: boolean,
): Entry {
  if (b === undefined)
    return a.cancelledBy !== null && news.has(a.cancelledBy) ? asEntered(plainEntry(a)) : plainEntry(a)
  if (comparable && readsAlike(a, b)) return plainEntry(b)
  if (a.strike === 'unreadable') return plainEntry(a)
  // text has no strike lines: the two are compared by the entries alone
  if (!comparable && !explainedByNews(a, b, came, news)) return plainEntry(a)
  if (b.cancelled) return a.cancelled ? plainEntry(a) : asCancelled(plainEntry(a))
  return a.cancelled || toucherOf(a, came) !== undefined ? asEntered(plainEntry(a)) : plainEntry(a)
}

const explainedByNews = (
  a: ResolvedEntry,
  b: ResolvedEntry,
  came: readonly ResolvedEntry[],
  news: ReadonlySet<string>,
): boolean => (a.cancelled === b.cancelled ? toucherOf(a, came) !== undefined : a.cancelled ? endsBy(a, news) : true)

/** A new entry in its first state: without the strike lines of later ones. */
const asItCame = (e: ResolvedEntry, news: ReadonlySet<string>, came: readonly ResolvedEntry[]): Entry =>
  endsBy(e, news) || (!e.cancelled && toucherOf(e, came) !== undefined) ? asEntered(plainEntry(e)) : plainEntry(e)

const endsBy = (e: ResolvedEntry, news: ReadonlySet<string>) => e.cancelledBy !== null && news.has(e.cancelledBy)

/** Which registration brought each entry to its present printed state. */
function replacements(
  after: ResolvedRegister,
  base: ReadonlyMap<string, Entry>,
  came: readonly ResolvedEntry[],
  news: ReadonlySet<string>,
): Map<string, Edit[]> {
  const found = new Map<string, Edit[]>()
  for (const e of after.entries) {
    const now = plainEntry(e)
    const was = base.get(e.id) ?? asItCame(e, news, came)
    if (marksOf(was) === marksOf(now)) continue
    const by = explains(e, was, came, news)
    if (by !== undefined) found.set(by, [...(found.get(by) ?? []), { do: 'replace', id: e.id, entry: now }])
  }
  return found
}

function explains(
  e: ResolvedEntry,
  was: Entry,
  came: readonly ResolvedEntry[],
  news: ReadonlySet<string>,
): string | undefined {
  if (e.cancelled && was.strike !== 'all') return endsBy(e, news) ? (e.cancelledBy ?? undefined) : undefined
  if (!e.cancelled && was.strike === 'all')
    return came.find((c) => c.references.some((r) => r.verb === '회복' && r.section === e.section && r.rank === e.rank))
      ?.id
  return toucherOf(e, came)?.id
}

/** Ended or live again between the prints, without a new entry for it. */
function loose(
  after: ResolvedRegister,
  base: ReadonlyMap<string, Entry>,
  news: ReadonlySet<string>,
  came: readonly ResolvedEntry[],
): Step[] {
  return after.entries.flatMap((e): Step[] => {
    const was = base.get(e.id)
    if (was === undefined || (was.strike === 'all') === (e.strike === 'all')) return []
    if (explains(e, was, came, news) !== undefined) return []
    const edits: Edit[] = [{ do: 'replace', id: e.id, entry: plainEntry(e) }]
    return e.cancelled ? [{ by: null, ended: e, edits }] : [{ by: null, revived: e, edits }]
  })
}

/** The last new entry that changes this one: under it, beside it under the same rank, or naming it. */
function toucherOf(e: ResolvedEntry, came: readonly ResolvedEntry[]): ResolvedEntry | undefined {
  const touching = came.filter((c) => c !== e && c.section === e.section && touches(c, e))
  return touching.findLast((c) => c.references.some((r) => r.verb !== '기타' && r.verb !== '질권')) ?? touching.at(-1)
}

function touches(c: ResolvedEntry, e: ResolvedEntry): boolean {
  const up = parentRank(e.rank)
  return (
    isUnder(c.rank, e.rank) ||
    (up !== null && isUnder(c.rank, up)) ||
    c.references.some((r) => (r.old ? e.oldRank === r.rank : r.rank === e.rank || r.rank === up))
  )
}

/** The nearest entry printed above it that exists by then. */
function placeOf(e: ResolvedEntry, after: ResolvedRegister, shown: ReadonlySet<string>): string | null {
  const own = after.entries.filter((x) => x.section === e.section)
  return own.slice(0, own.indexOf(e)).findLast((x) => shown.has(x.id))?.id ?? null
}

/** An entry that the newer certificate omits stays in its place until its end is applied. */
function withEnded(
  base: readonly Entry[],
  ended: readonly ResolvedEntry[],
  before: ResolvedRegister,
  older: ReadonlyMap<string, ResolvedEntry>,
): Entry[] {
  if (ended.length === 0) return [...base]
  const now = new Map([...older].map(([id, b]) => [b.id, id]))
  let out = [...base]
  for (const e of ended) {
    const above = before.entries
      .slice(0, before.entries.indexOf(e))
      .filter((x) => x.section === e.section)
      .findLast((x) => out.some((o) => o.id === (now.get(x.id) ?? x.id)))
    const id = above === undefined ? null : (now.get(above.id) ?? above.id)
    const at = id === null ? out.findIndex((o) => o.section === e.section) : out.findIndex((o) => o.id === id) + 1
    out = out.toSpliced(at < 0 ? out.length : at, 0, plainEntry(e))
  }
  return out
}
