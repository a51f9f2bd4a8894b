import type { Entry, Reference, RegisterDocument, ResolvedEntry } from './model.ts'
import { isPart } from './partly-cancelled.ts'
import { purposeKind } from './vocabulary.ts'
import { squeeze } from './squeeze.ts'

/**
 * Cancellation has two sources: the strike line over the entry, and a later entry that names it ('3번근저당권설정등기말소').
 * Where strikes can be read and the sources disagree, the entry is 'unresolved'.
 */
export function resolveCancellation(doc: RegisterDocument): ResolvedEntry[] {
  const all = doc.entries
  const state = new State(all)
  all.forEach((entry, at) => {
    if (entry.strike === 'all') return
    for (const ref of entry.references) {
      if (ref.verb === '말소') state.cancel(at, ref)
      else if (ref.verb === '회복') state.restore(at, ref)
    }
  })
  return all.map((entry, at) => resolved(entry, state.cancelledBy[at] ?? null, state.trustEndedBy[at], doc, all, at))
}

function resolved(
  entry: Entry,
  by: string | null,
  trustEndedBy: string | undefined,
  doc: RegisterDocument,
  all: readonly Entry[],
  at: number,
): ResolvedEntry {
  const struck = entry.strike === 'all'
  const readable = doc.strikesReadable && entry.strike !== 'unreadable'
  const explained = by ?? (struck ? supersededBy(all, at) : null)
  const conflict = readable && struck !== (explained !== null)
  const cancelled = readable ? struck : explained !== null
  return {
    ...entry,
    status: conflict ? 'unresolved' : cancelled ? 'cancelled' : 'live',
    cancelled,
    partlyStruck: entry.strike === 'part',
    cancelledBy: cancelled ? (explained ?? 'strike') : null,
    conflict,
    ...(trustEndedBy === undefined ? {} : { trustEndedBy }),
  }
}

/** The next amendment of the same kind replaces this one, which is struck as a whole (부동산등기규칙 112조). */
function supersededBy(all: readonly Entry[], at: number): string | null {
  const entry = all[at]
  if (entry === undefined || !entry.rank.includes('-')) return null
  const kind = purposeKind(entry)
  if (!['변경', '경정', '이전', '표시변경', '담보추가', '금지사항', '신탁주의', '민간임대'].includes(kind)) return null
  const targets = entry.references.map((r) => r.rank)
  const next = all.find(
    (later, i) =>
      i > at &&
      later.section === entry.section &&
      later.strike !== 'all' &&
      (purposeKind(later) === kind || kind === '금지사항') &&
      (parentRank(later.rank) === parentRank(entry.rank) || later.references.some((r) => targets.includes(r.rank))),
  )
  return next?.id ?? null
}

export const parentRank = (rank: string): string | null =>
  rank.includes('-') ? rank.slice(0, rank.lastIndexOf('-')) : null

class State {
  readonly cancelledBy: (string | null)[]
  readonly trustEndedBy: (string | undefined)[]
  readonly #all: readonly Entry[]
  readonly #byRank = { 갑구: new Map<string, number[]>(), 을구: new Map<string, number[]>() }
  /** Undefined for an entry without children, which most are. */
  readonly #children: (number[] | undefined)[]

  constructor(all: readonly Entry[]) {
    this.#all = all
    this.cancelledBy = all.map(() => null)
    this.trustEndedBy = all.map(() => undefined)
    this.#children = all.map(() => undefined)
    all.forEach((entry, at) => {
      const ranks = this.#byRank[entry.section]
      const equals = ranks.get(entry.rank)
      if (equals) equals.push(at)
      else ranks.set(entry.rank, [at])
      const up = parentRank(entry.rank)
      const parent = up === null ? undefined : ranks.get(up)?.at(-1)
      if (parent !== undefined) (this.#children[parent] ??= []).push(at)
    })
  }

  cancel(by: number, ref: Reference) {
    const id = this.#all[by]?.id
    if (id === undefined || isPart(ref.what)) return
    for (const at of this.#targets(by, ref)) {
      const target = this.#all[at]
      if (target === undefined) continue
      if (ref.what?.startsWith('신탁') && isOwnership(target)) this.trustEndedBy[at] = id
      else for (const child of this.#meant(at, ref)) this.#cancelTree(child, id)
    }
  }

  restore(by: number, ref: Reference) {
    const list = this.#byRank[ref.section].get(ref.rank) ?? []
    const first = list.findLast((at) => at < by && this.cancelledBy[at] !== null)
    // a restored entry is usually printed again under its old rank: the first print then stays struck
    if (first === undefined || list.some((at) => at > by && this.#isReprint(first, at))) return
    const was = this.cancelledBy[first]
    if (was) this.#restoreTree(first, was)
  }

  #isReprint(first: number, at: number): boolean {
    const [a, b] = [this.#all[first], this.#all[at]]
    return a !== undefined && b !== undefined && (a.receiptNo === b.receiptNo || purposeKind(a) === purposeKind(b))
  }

  #targets(by: number, ref: Reference): readonly number[] {
    const list = ref.old
      ? this.#all.flatMap((e, at) => (e.section === ref.section && e.oldRank === ref.rank ? [at] : []))
      : (this.#byRank[ref.section].get(ref.rank) ?? [])
    if (list.length === 1 && list[0] !== by) return list
    const before = list.filter((at) => at < by)
    const found = before.length > 0 ? before : list.filter((at) => at !== by)
    const open = found.filter((at) => this.cancelledBy[at] === null)
    const among = open.length > 0 ? open : found
    if (among.length < 2) return among
    const numbered = among.filter((at) => ref.ordinal !== undefined && this.#numberOf(at) === ref.ordinal)
    if (numbered.length > 0) return numbered
    const named = among.filter((at) => ref.what !== undefined && this.#squeezed(at).includes(ref.what))
    return named.length > 0 ? named : among
  }

  /** '3번근저당권이전등기말소' cancels the transfer under rank 3, not the mortgage. */
  #meant(at: number, ref: Reference): number[] {
    const acts = /(이전|변경|경정|질권|담보추가|가처분|가압류|압류)$/.exec(ref.what ?? '')?.[1]
    if (acts === undefined || this.#squeezed(at).endsWith(acts)) return [at]
    const children = (this.#children[at] ?? []).filter(
      (child) => this.cancelledBy[child] === null && this.#squeezed(child).endsWith(acts),
    )
    const last = children.at(-1)
    if (last !== undefined) return [last]
    const own = this.#all[at]
    return acts === '이전' && own !== undefined && !isOwnership(own) && own.section === '을구' ? [] : [at]
  }

  #cancelTree(at: number, by: string) {
    if (this.cancelledBy[at] !== null) return
    this.cancelledBy[at] = by
    for (const child of this.#children[at] ?? []) this.#cancelTree(child, by)
  }

  #restoreTree(at: number, was: string) {
    if (this.cancelledBy[at] !== was) return
    this.cancelledBy[at] = null
    for (const child of this.#children[at] ?? []) this.#restoreTree(child, was)
  }

  #squeezed = (at: number) => squeeze(this.#all[at]?.purpose ?? '')
  #numberOf = (at: number) => Number(/^\((\d{1,2})\)/.exec(this.#squeezed(at))?.[1] ?? this.#all[at]?.ordinal)
}

const isOwnership = (entry: Entry) => {
  const kind = purposeKind({ purpose: entry.purpose })
  return (
    ['소유권보존', '소유권이전', '지분이전'].includes(kind) || /^(소유권|.*지분).*신탁$/.test(squeeze(entry.purpose))
  )
}
