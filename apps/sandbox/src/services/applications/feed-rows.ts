import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import type { State } from '../../kernel/state.ts'
import type { Heard } from '../../world/register-events.ts'
import { sites } from '../../world/sites.ts'
import { subjectOf } from '../../world/unique-no.ts'

/** A change of an application, whether or not the feed has it. `at`: when it happened. */
type Change = {
  court: string
  uniqueNo: string
  receivedOn: Day
  receiptNo: string
  purpose: string
  state: string
  at: string
}
/** A change under a number of the feed. `at`: when the source saw it, later than `happenedAt` if the court lagged. */
export type StoredRow = Change & { seq: string; happenedAt: string }

/**
 * lags: the source does not read the court now and gives its changes later, all of them. left: the court is not in the
 * feed, and its changes are never given. `from`: when that began; `since`: since when no change of the court is missing
 * (null: from the beginning).
 */
export type Court = { is: CourtIs; from: string; since: string | null }
export const courtStates = ['read', 'lags', 'left'] as const
export type CourtIs = (typeof courtStates)[number]
/** The next row comes twice, under two numbers, or first with a wrong 등기목적. */
export const mishaps = ['twice', 'corrected'] as const
export type Mishap = (typeof mishaps)[number]

/** The courts of the world's homes: unless told otherwise, all of them are read. */
export const courts: readonly string[] = [...new Set(sites.map((site) => site.place.office))]
export const courtOf = (state: State, court: string): Court =>
  state.rows<Court>('feed-courts').get(court) ?? { is: 'read', from: '', since: null }

/** Stores a change of an application, and gives it a number of the feed if its court is read. */
export function addToFeed(state: State, uniqueNo: string, { application, state: word }: Heard, now: Date): void {
  const change: Change = {
    court: subjectOf(uniqueNo)?.site.place.office ?? '',
    uniqueNo,
    receivedOn: dayInSeoul(new Date(application.receivedAt)),
    receiptNo: application.no,
    purpose: application.purpose,
    state: word,
    at: now.toISOString(),
  }
  state.rows<Change>('changes').put(String(state.next('changes')), change)
  const { is } = courtOf(state, change.court)
  if (is === 'read') give(state, change, now)
  if (is === 'lags') state.rows<Change>('feed-waiting').put(String(state.next('feed-waiting')), change)
}

function give(state: State, change: Change, now: Date): void {
  const next = state.rows<Mishap>('feed-mishap')
  const mishap = next.get('next')
  next.remove('next')
  if (mishap === 'corrected') put(state, { ...change, purpose: `${change.purpose}변경` }, now)
  put(state, change, now)
  if (mishap === 'twice') put(state, change, now)
}
function put(state: State, change: Change, now: Date): void {
  const rows = state.rows<StoredRow>('feed')
  const seq = String(rows.all().length + 1)
  rows.put(seq, { ...change, seq, at: now.toISOString(), happenedAt: change.at })
}
export const setMishap = (state: State, mishap: Mishap): void => state.rows<Mishap>('feed-mishap').put('next', mishap)

/** Changes how a court is read. Read again after a lag, what waited is given, in its order or the other way round. */
export function setCourt(state: State, court: string, is: CourtIs, reversed: boolean, now: Date): void {
  const before = courtOf(state, court)
  if (before.is === is) return
  const waiting = state.rows<Change>('feed-waiting')
  const own = waiting.all().filter(([, change]) => change.court === court)
  for (const [key] of own) waiting.remove(key)
  if (is === 'read') for (const [, change] of reversed ? own.toReversed() : own) give(state, change, now)
  // What happened while the court was not in the feed, or waited when it left, is never given.
  const since = before.is === 'left' ? now.toISOString() : before.since
  state.rows<Court>('feed-courts').put(court, { is, from: now.toISOString(), since })
}

/** Number of the oldest row that is stored. */
export const oldest = (state: State): number => state.rows<number>('feed-oldest').get('seq') ?? 1
/** Only the newest rows are stored from now on. */
export const forgetOld = (state: State, keeps: number): void =>
  state.rows<number>('feed-oldest').put('seq', Math.max(oldest(state), feedRows(state).length + 1 - keeps))
/** The source loses what it stored, and numbers from 1 again. */
export function loseAll(state: State): void {
  const rows = state.rows<StoredRow>('feed')
  for (const { seq } of feedRows(state)) rows.remove(seq)
  state.rows<number>('feed-oldest').remove('seq')
  state.next('feed-lost')
}
/** Names the numbers: the same since everything was last lost. */
export const numbering = (state: State): string => `sandbox-${state.rows<number>('#counters').get('feed-lost') ?? 0}`

export const feedRows = (state: State): readonly StoredRow[] =>
  state
    .rows<StoredRow>('feed')
    .all()
    .map(([, row]) => row)
