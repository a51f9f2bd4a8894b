import { parentRank } from '../register/cancellation.ts'
import type { ResolvedEntry, ResolvedRegister, Right } from '../register/model.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { AmountChange, Change } from './change.ts'
import { type Moment, type Reading, targets } from './moment.ts'
import { areSameOwners, entryWith, evidence, holdersOf, ownersOf, rightWith } from './find-entries.ts'

/** '3번근저당권설정등기말소': entries that were live before it and are not after it. */
export function readCancellation(m: Moment): Reading {
  const ended = endedBetween(m.before, m.after)
  const trusts = m.after.entries.filter((e) => e.trustEndedBy === m.entry.id)
  const [first] = ended
  if (first === undefined && trusts[0] !== undefined)
    return { kind: 'trust-ended', rights: ['신탁'], on: trusts.map(evidence), owners: ownersAround(m) }
  if (first === undefined) {
    const [target] = targets(m)
    const right = target?.entry == null ? null : entryWith(m.after, target.entry)
    return {
      kind: isOfAPart(m.entry) ? 'partly-cancelled' : 'cancelled',
      rights: right === null ? [] : [purposeKind(right)],
      on: targets(m),
    }
  }
  return { kind: 'cancelled', ...whatEnded(m.before, m.after, ended) }
}

/** Ended without an entry that ends it: struck ex officio, or omitted from a certificate of live entries. */
export const readEnd = (before: ResolvedRegister, after: ResolvedRegister, entry: ResolvedEntry): Reading => {
  const gone = endedBetween(before, after)
  return { kind: 'cancelled', ...whatEnded(before, after, gone.length > 0 ? gone : [entry]) }
}

/** 말소회복: the right is live again, unchanged, under its old rank. */
export function readRestoration(m: Moment): Reading {
  const back = m.after.entries.filter((e) => {
    const was = entryWith(m.before, e.id)
    return !e.cancelled && e.id !== m.entry.id && (was === null || was.cancelled)
  })
  return readRevival(m.before, m.after, back.length > 0 ? back : [])
}

export function readRevival(
  before: ResolvedRegister,
  after: ResolvedRegister,
  back: readonly ResolvedEntry[],
): Reading {
  const rights = back.flatMap((e) => after.rights.filter((r) => r.entry.id === e.id))
  return {
    kind: 'restored',
    rights: kindsOf(heads(back)),
    on: heads(back).map(evidence),
    amount: sum(rights, (won) => ({ before: 0, after: won })),
    holders: { before: [], after: rights.flatMap(holdersOf) },
    ...ownersIfChanged(before, after),
  }
}

function whatEnded(
  before: ResolvedRegister,
  after: ResolvedRegister,
  ended: readonly ResolvedEntry[],
): Omit<Reading, 'kind'> {
  const tops = heads(ended)
  const rights = tops.flatMap((e) => before.rights.filter((r) => r.entry.id === e.id))
  const [first] = tops
  const base = {
    rights: kindsOf(tops),
    on: tops.map(evidence),
    ...ownersIfChanged(before, after),
  }
  if (rights.length > 0 || first === undefined)
    return {
      ...base,
      amount: sum(rights, (won) => ({ before: won, after: 0 })),
      holders: { before: [...new Set(rights.flatMap(holdersOf))], after: [] },
    }
  // an amendment or a transfer is cancelled: its right is again as it was before it
  const [was, now] = [rightWith(before, first.id), null]
  const current = was === null ? now : rightWith(after, was.entry.id)
  return {
    ...base,
    holders: was === null ? null : { before: holdersOf(was), after: holdersOf(current) },
    amount: amountBack(was, current),
  }
}

const amountBack = (was: Right | null, now: Right | null): AmountChange | null =>
  was?.amount == null || now?.amount == null || was.amount.won === now.amount.won
    ? null
    : { kind: now.amount.kind, before: was.amount.won, after: now.amount.won }

const endedBetween = (before: ResolvedRegister, after: ResolvedRegister): ResolvedEntry[] =>
  before.entries.filter((e) => !e.cancelled && (entryWith(after, e.id)?.cancelled ?? true))

const kindsOf = (entries: readonly ResolvedEntry[]) => [...new Set(entries.map((e) => purposeKind(e)))]

/** Ended entries whose parent did not end with them. */
const heads = (ended: readonly ResolvedEntry[]): ResolvedEntry[] =>
  ended.filter((e) => !ended.some((x) => x.section === e.section && x.rank === parentRank(e.rank)))

/** The sum over all of them, unknown as soon as one is; null if none of them has an amount. */
function sum(rights: readonly Right[], of: (won: number | null) => { before: number | null; after: number | null }) {
  const amounts = rights.flatMap((r) => (r.amount === null ? [] : [r.amount]))
  const [first] = amounts
  if (first === undefined) return null
  const won = amounts.reduce<number | null>((n, a) => (n === null || a.won === null ? null : n + a.won), 0)
  return { kind: amounts.every((a) => a.kind === first.kind) ? first.kind : ('기타' as const), ...of(won) }
}

const ownersAround = (m: Moment) => ({ before: ownersOf(m.before), after: ownersOf(m.after) })

function ownersIfChanged(before: ResolvedRegister, after: ResolvedRegister): Partial<Pick<Change, 'owners'>> {
  const owners = { before: ownersOf(before), after: ownersOf(after) }
  return areSameOwners(owners.before, owners.after) ? {} : { owners }
}

/** '5번김하나지분압류 일부말소': the rest of the right stays live. */
const isOfAPart = (entry: ResolvedEntry): boolean => entry.references.some((r) => /(일부|지분)$/.test(r.what ?? ''))
