import type { Urgency } from '../diff/urgency.ts'
import { isBusinessDay } from '../law/business-days.ts'
import { dayInSeoul } from '../values/day.ts'
import { atMinute, officeCloses } from './office-hours.ts'

export const guardAnswers = ['go', 'hold', 'unknown'] as const
export type GuardAnswer = (typeof guardAnswers)[number]

/**
 * What each look says. extract: against the one before; 'pending' if it is stamped with a case, 'unread' if it was
 * refused or could not be read, 'unsure' if it was read and whether something changed cannot be said. cases: 'to-confirm' if one ended or vanished and no extract tells what it did.
 * judgement: the most urgent change, 'nothing' if there is none.
 */
export type GuardSays = {
  extract: 'same' | 'changed' | 'pending' | 'unread' | 'unsure'
  cases: 'none' | 'settled' | 'open' | 'to-confirm' | 'unknown'
  source: 'answers' | 'stale'
  judgement: Urgency | 'nothing' | 'unknown'
}
export type GuardWhat = keyof GuardSays
/** `at`: the minute it speaks of; null if it was never made. */
export type GuardCheck = { [W in GuardWhat]: { what: W; at: Date | null; says: GuardSays[W] } }[GuardWhat]
export type GuardVerdict = 'ok' | 'stop' | 'unknown'
export type Guard = {
  answer: GuardAnswer
  /** With 'go': it stands until then, exclusive. Null with every other answer. */
  goodUntil: Date | null
  checks: readonly (GuardCheck & { verdict: GuardVerdict })[]
}

const verdicts: { readonly [W in GuardWhat]: Readonly<Record<GuardSays[W], GuardVerdict>> } = {
  // what a change does is the judgement's to say
  extract: { same: 'ok', changed: 'ok', pending: 'stop', unread: 'unknown', unsure: 'unknown' },
  cases: { none: 'ok', settled: 'ok', open: 'stop', 'to-confirm': 'stop', unknown: 'unknown' },
  source: { answers: 'ok', stale: 'unknown' },
  judgement: { alarm: 'stop', look: 'stop', note: 'ok', nothing: 'ok', unknown: 'unknown' },
}
/** Without these nothing can be said. */
const needed: readonly GuardWhat[] = ['extract', 'cases']
/** A look tells of its minute; a judgement tells of its extract, and grows no older than that. */
const looks: ReadonlySet<GuardWhat> = new Set(['extract', 'cases', 'source'])
/** Minutes for which a look is good. Assumed: the time to send the money while the answer is on the screen. */
export const goodForMinutes = 30

/**
 * "May I send the money now?" One stop is enough to hold; what is missing, old or unknown never becomes a go. A go
 * speaks of the minute of its oldest look, and is no promise of what is received after it.
 */
export function guard({ checks, now }: { checks: readonly GuardCheck[]; now: Date }): Guard {
  const judged = checks.map((check) => ({ ...check, verdict: verdictOf(check, checks, now) }))
  const has = (verdict: GuardVerdict) => judged.some((c) => c.verdict === verdict)
  const isWhole = needed.every((what) => checks.some((c) => c.what === what))
  const answer = has('stop') ? 'hold' : has('unknown') || !isWhole ? 'unknown' : 'go'
  const ends = judged
    .filter((c) => looks.has(c.what))
    .flatMap((c) => (c.at === null ? [] : [goodUntilOf(c.at).getTime()]))
  return { answer, goodUntil: answer === 'go' ? new Date(Math.min(...ends)) : null, checks: judged }
}

function verdictOf(check: GuardCheck, checks: readonly GuardCheck[], now: Date): GuardVerdict {
  const row: Readonly<Record<string, GuardVerdict>> = verdicts[check.what]
  const said = row[check.says] ?? 'unknown'
  if (said !== 'ok') return said
  // a look of the future is a clock that jumped
  if (check.at === null || check.at > now) return 'unknown'
  if (looks.has(check.what) && goodUntilOf(check.at) <= now) return 'unknown'
  return check.what === 'extract' && check.says === 'changed' && !isJudged(check.at, checks) ? 'unknown' : 'ok'
}

const isJudged = (extractAt: Date, checks: readonly GuardCheck[]): boolean =>
  checks.some((c) => c.what === 'judgement' && c.at !== null && c.at >= extractAt)

/** Not past the end of its office day: what is received in the last minutes is on no list before the next look. */
function goodUntilOf(at: Date): Date {
  const end = new Date(at.getTime() + goodForMinutes * 60_000)
  const today = dayInSeoul(at)
  const close = atMinute(today, officeCloses)
  return isBusinessDay(today) && at < close && close < end ? close : end
}
