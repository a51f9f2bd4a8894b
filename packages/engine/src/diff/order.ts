import { parentRank } from '../register/cancellation.ts'
import type { ResolvedEntry } from '../register/model.ts'
import { sections } from './change.ts'
import { dayOfEntry } from './new-entries.ts'

/** One registration: the acting entry, and the reprints of a 말소회복. */
export type Registration = { acting: ResolvedEntry; reprints: readonly ResolvedEntry[] }

/**
 * The new entries in the order in which they took effect: by day; within a section by rank (부동산등기법 4조), between
 * sections by receipt. The parent or target of an entry comes before it, regardless of the days.
 */
export function registrationsOf(came: readonly ResolvedEntry[], all: readonly ResolvedEntry[]): Registration[] {
  const reprints = came.filter((e) => isReprint(e, all))
  const restorerOf = new Map(reprints.map((e) => [e, came.find((c) => restores(c, e))]))
  const acting = came.filter((e) => restorerOf.get(e) === undefined)
  const bringing = (e: ResolvedEntry) => reprints.filter((r) => restorerOf.get(r) === e)
  const owner = new Map(acting.flatMap((e) => [e, ...bringing(e)].map((x) => [x, e] as const)))
  const out: Registration[] = []
  const done = new Set<ResolvedEntry>()
  const emit = (e: ResolvedEntry) => {
    if (done.has(e)) return
    done.add(e)
    for (const need of came) {
      const by = owner.get(need)
      if (by !== undefined && by !== e && hangsOn(e, need, came)) emit(by)
    }
    out.push({ acting: e, reprints: bringing(e) })
  }
  for (const e of chronological(acting)) emit(e)
  return out
}

/** Printed a second time under its old rank, with its old receipt (말소회복). */
export const isReprint = (e: ResolvedEntry, all: readonly ResolvedEntry[]): boolean =>
  e.ordinal > 1 &&
  all.some(
    (x) =>
      x.section === e.section &&
      x.rank === e.rank &&
      x.ordinal < e.ordinal &&
      x.receiptNo === e.receiptNo &&
      x.receivedAt === e.receivedAt &&
      x.cancelled,
  )

const restores = (c: ResolvedEntry, reprint: ResolvedEntry): boolean =>
  c.references.some(
    (r) =>
      r.verb === '회복' && r.section === reprint.section && (r.rank === reprint.rank || isUnder(reprint.rank, r.rank)),
  )

export const isUnder = (rank: string, above: string): boolean => rank.startsWith(`${above}-`)

function hangsOn(e: ResolvedEntry, need: ResolvedEntry, came: readonly ResolvedEntry[]): boolean {
  if (need === e || came.indexOf(need) > came.indexOf(e)) return false
  const up = parentRank(e.rank)
  if (need.section === e.section && up !== null && (need.rank === up || isUnder(up, need.rank))) return true
  // an entry that ends a right also ends the entries under it at that time
  return e.references.some(
    (r) =>
      r.section === need.section && (r.rank === need.rank || (isUnder(need.rank, r.rank) && need.cancelledBy === e.id)),
  )
}

function chronological(entries: readonly ResolvedEntry[]): ResolvedEntry[] {
  const [gap = [], eul = []] = sections.map((s) => dated(entries.filter((e) => e.section === s)))
  const out: ResolvedEntry[] = []
  let [i, j] = [0, 0]
  while (i < gap.length || j < eul.length) {
    const [g, e] = [gap[i], eul[j]]
    if (e === undefined || (g !== undefined && isEarlier(g, e))) {
      if (g !== undefined) out.push(g.entry)
      i++
    } else {
      out.push(e.entry)
      j++
    }
  }
  return out
}

type Dated = { entry: ResolvedEntry; day: string }

/** By day, and in print order within a day; an entry without a day goes with the one printed before it. */
function dated(entries: readonly ResolvedEntry[]): Dated[] {
  let last = ''
  return entries
    .map((entry) => {
      last = dayOfEntry(entry) ?? last
      return { entry, day: last }
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

const isEarlier = (a: Dated, b: Dated): boolean =>
  a.day !== b.day ? a.day < b.day : Number(a.entry.receiptNo ?? 0) <= Number(b.entry.receiptNo ?? 0)
