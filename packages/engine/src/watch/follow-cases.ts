import { squeeze } from '../register/squeeze.ts'
import type { Day } from '../values/day.ts'
import { type CasePhase, isCorrection, isOver, phaseOfWord } from './case-phase.ts'

/** An application as known from the look-ups so far. `goneAt`: since when it is not listed, without a known end. */
export type KnownCase = {
  key: string
  phase: CasePhase
  receivedOn: Day | null
  receiptNo: string | null
  purpose: string
  stateWord: string
  office: string | null
  firstSeenAt: Date
  lastSeenAt: Date
  goneAt: Date | null
}
/** A row of one answer. `stateWord` is 처리상태 as printed. */
export type SeenCase = {
  receivedOn: Day | null
  receiptNo: string | null
  office: string | null
  purpose: string
  stateWord: string
}
/**
 * What one answer shows about one case. `case` is the state to store: an outdated answer does not change it. vanished:
 * not listed any more and no end was seen; only an extract shows the result. A correction (보정) is a move within
 * 'in-progress'.
 */
export type CaseStep = {
  key: string
  was: CasePhase | null
  now: CasePhase
  case: SeenCase
  at: Date
  why: 'new' | 'moved' | 'vanished' | 'same'
}

/**
 * Receipt day, number and office: numbers restart every year and in every office (부동산등기규칙 22조). Without a number the
 * purpose is used instead.
 */
export function caseKey({ receivedOn, receiptNo, office, purpose }: SeenCase): string {
  return [receivedOn ?? '', number(receiptNo) ?? squeeze(purpose), squeeze(office ?? '')].join('|')
}

/**
 * The steps from the known cases to a whole answer of the case list, per case: a withdrawn case hides no other one.
 * Call it only for reliable answers (`meaningOfEmpty`); an outage is not an answer.
 */
export function followCases(known: readonly KnownCase[], seen: readonly SeenCase[], at: Date): readonly CaseStep[] {
  const { pairs, left } = matched(known, onceEach(seen))
  const steps = pairs.map(({ key, was, now }) => (was === null ? firstSight(key, now, at) : seenAgain(was, now, at)))
  return [...steps, ...left.filter((k) => hasVanished(k, at)).map((k) => vanished(k, at))]
}

/** The steps for one row about one application; other applications stay unchanged. */
export const followEvent = (known: readonly KnownCase[], seen: SeenCase, at: Date): readonly CaseStep[] =>
  followCases(known, [seen], at).filter((step) => step.why !== 'vanished')

const firstSight = (key: string, seen: SeenCase, at: Date): CaseStep => ({
  key,
  was: null,
  now: phaseOfWord(seen.stateWord),
  case: seen,
  at,
  why: 'new',
})

function seenAgain(known: KnownCase, seen: SeenCase, at: Date): CaseStep {
  const now = phaseOfWord(seen.stateWord)
  const { key, phase: was } = known
  if (isBehind(was, now) || (at < known.lastSeenAt && now === was))
    return { key, was, now: was, case: asKnown(known), at, why: 'same' }
  const corrected = isCorrection(seen.stateWord) && !isCorrection(known.stateWord)
  const kept = { ...seen, office: seen.office ?? known.office, receivedOn: seen.receivedOn ?? known.receivedOn }
  const receiptNo = seen.receiptNo ?? known.receiptNo
  return { key, was, now, case: { ...kept, receiptNo }, at, why: was === now && !corrected ? 'same' : 'moved' }
}

/**
 * A completed case stays completed; a dismissed one that is later reported as entered is accepted: an extract follows.
 */
const order: Readonly<Record<CasePhase, number>> = {
  received: 1,
  unknown: 2,
  'in-progress': 2,
  dismissed: 3,
  completed: 4,
}
/** A late or cached answer. An unknown word is neither ahead nor behind while the case is open. */
const isBehind = (was: CasePhase, now: CasePhase): boolean =>
  was === 'unknown' || now === 'unknown' ? isOver(was) : order[now] < order[was]

/** An answer from before the case was last seen proves nothing about it. */
const hasVanished = (k: KnownCase, at: Date): boolean => !isOver(k.phase) && k.goneAt === null && k.lastSeenAt < at

const vanished = (k: KnownCase, at: Date): CaseStep => ({
  key: k.key,
  was: k.phase,
  now: k.phase,
  case: asKnown(k),
  at,
  why: 'vanished',
})

const asKnown = ({ receivedOn, receiptNo, office, purpose, stateWord }: KnownCase): SeenCase => ({
  receivedOn,
  receiptNo,
  office,
  purpose,
  stateWord,
})

/**
 * A numbered case is one case however often it is listed (공동담보 lists it once per property). If its rows disagree, the
 * least advanced counts: an uncertain end ends no alarm.
 */
function onceEach(seen: readonly SeenCase[]): readonly SeenCase[] {
  const kept: SeenCase[] = []
  for (const row of seen) {
    const at = kept.findIndex((k) => number(k.receiptNo) !== null && number(row.receiptNo) !== null && isAlike(k, row))
    const before = kept[at]
    if (before === undefined) kept.push(row)
    else if (order[phaseOfWord(row.stateWord)] < order[phaseOfWord(before.stateWord)]) kept[at] = row
  }
  return kept
}

type Pair = { key: string; was: KnownCase | null; now: SeenCase }

/**
 * Pairs each row with its case, one to one, so that no two rows become one case. First by key, then by the other
 * fields, for answers without the number, the day or the office.
 */
function matched(known: readonly KnownCase[], rows: readonly SeenCase[]): { pairs: Pair[]; left: KnownCase[] } {
  const left = new Set(known)
  const found = new Map<SeenCase, KnownCase>()
  const take = (fits: (k: KnownCase, row: SeenCase) => boolean) => {
    for (const row of rows.filter((r) => !found.has(r))) {
      const [best] = [...left].filter((k) => fits(k, row)).toSorted((a, b) => distance(a, row) - distance(b, row))
      if (best === undefined) continue
      left.delete(best)
      found.set(row, best)
    }
  }
  const sameKey = (k: KnownCase, row: SeenCase) => caseKey(k) === caseKey(row)
  // cases without a number may share a key: those that did not change are matched first
  take((k, row) => sameKey(k, row) && k.phase === phaseOfWord(row.stateWord))
  take(sameKey)
  take(isAlike)
  const keys = new Set(known.map((k) => k.key))
  const pairs = rows.map((now): Pair => {
    const was = found.get(now) ?? null
    const key = was?.key ?? freeKey(caseKey(now), keys)
    keys.add(key)
    return { key, was, now }
  })
  return { pairs, left: [...left] }
}

/** How far the case has moved if it is this row; a case that would have moved back comes last. */
function distance(k: KnownCase, row: SeenCase): number {
  const moved = order[phaseOfWord(row.stateWord)] - order[k.phase]
  return moved < 0 ? 10 - moved : moved
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  let n = 2
  while (taken.has(`${key}#${n}`)) n += 1
  return `${key}#${n}`
}

type Named = Omit<SeenCase, 'stateWord'>
const agree = <T>(a: T | null, b: T | null): boolean => a === null || b === null || a === b
/** '제004775425호' and '4775425' are one number; null if there is none. */
const number = (no: string | null) => (no ?? '').replace(/\D/g, '').replace(/^0+/, '') || null
const name = (text: string | null) => (text === null ? null : squeeze(text))

/** One source prints only the court, another one also the section. */
const isSameOffice = (a: string | null, b: string | null): boolean =>
  a === null || b === null || a.startsWith(b) || b.startsWith(a)

function isAlike(a: Named, b: Named): boolean {
  if (!agree(a.receivedOn, b.receivedOn) || !isSameOffice(name(a.office), name(b.office))) return false
  const [one, other] = [number(a.receiptNo), number(b.receiptNo)]
  return one !== null && other !== null ? one === other : squeeze(a.purpose) === squeeze(b.purpose)
}
