import { squeeze } from '../register/squeeze.ts'
import type { Day } from '../values/day.ts'
import { type CasePhase, isCorrection, isOver, phaseOfWord } from './case-phase.ts'

/** An application as the look-ups told it so far. `goneAt`: since when it is no longer listed, without an end. */
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
 * What one answer says of one case. `case` is what to keep of it: an answer that lags behind leaves it as it was.
 * vanished: not listed any more and no end was seen; only an extract tells what became of it. A correction (보정) is a
 * move within 'in-progress'.
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
 * Receipt day, number and office: numbers restart every year and in every office (부동산등기규칙 22조). Without a number
 * the purpose stands in for it.
 */
export function caseKey({ receivedOn, receiptNo, office, purpose }: SeenCase): string {
  return [receivedOn ?? '', number(receiptNo) ?? squeeze(purpose), squeeze(office ?? '')].join('|')
}

/**
 * The steps from what is known to a whole answer of the case list, per case: one withdrawn case hides no other. Call it
 * for answers that can be believed (`meaningOfEmpty`); an outage is no answer.
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
 * A completed case stays completed; a dismissed one that is reported entered after all is believed: an extract follows.
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
 * A numbered case is one case however often it is listed (공동담보 lists it once a property). Of rows that disagree the
 * least advanced counts: an end that is not certain ends no alarm.
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
 * Each row with the case that it is of, one to one, so that no two rows become one case. First by key, then by what
 * agrees where an answer left the number, the day or the office out.
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
  // cases without a number may have one key: those that did not move are found first
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

/** How far the case moved to be this row; a case that would have moved back comes last. */
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

/** One source prints the court alone, another one the desk behind it. */
const isSameOffice = (a: string | null, b: string | null): boolean =>
  a === null || b === null || a.startsWith(b) || b.startsWith(a)

function isAlike(a: Named, b: Named): boolean {
  if (!agree(a.receivedOn, b.receivedOn) || !isSameOffice(name(a.office), name(b.office))) return false
  const [one, other] = [number(a.receiptNo), number(b.receiptNo)]
  return one !== null && other !== null ? one === other : squeeze(a.purpose) === squeeze(b.purpose)
}
