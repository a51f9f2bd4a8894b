import type { Urgency } from '../diff/urgency.ts'
import { isBusinessDay } from '../law/business-days.ts'
import { dayInSeoul } from '../values/day.ts'
import { atMinute, officeCloses } from './office-hours.ts'

export const guardAnswers = ['go', 'hold', 'unknown'] as const
export type GuardAnswer = (typeof guardAnswers)[number]

/**
 * The result of each check. extract: compared with the previous one; 'pending' if it is stamped with a case, 'unread'
 * if it was refused or could not be read, 'unsure' if it was read and it is unclear whether something changed. cases:
 * 'to-confirm' if one ended or vanished and no extract shows the result yet. judgement: the most urgent change,
 * 'nothing' if there is none.
 */
export type GuardChecks = {
  extract: 'same' | 'changed' | 'pending' | 'unread' | 'unsure'
  cases: 'none' | 'settled' | 'open' | 'to-confirm' | 'unknown'
  source: 'answers' | 'stale'
  judgement: Urgency | 'nothing' | 'unknown'
}
export type GuardCheckName = keyof GuardChecks
/** `at`: the minute of the check; null if it was never made. */
export type GuardCheck = { [W in GuardCheckName]: { what: W; at: Date | null; says: GuardChecks[W] } }[GuardCheckName]
export type GuardVerdict = 'ok' | 'stop' | 'unknown'
export type Guard = {
  answer: GuardAnswer
  /** With 'go': valid until then, exclusive. Null with every other answer. */
  goodUntil: Date | null
  checks: readonly (GuardCheck & { verdict: GuardVerdict })[]
}

const verdicts: { readonly [W in GuardCheckName]: Readonly<Record<GuardChecks[W], GuardVerdict>> } = {
  // the judgement decides what a change means
  extract: { same: 'ok', changed: 'ok', pending: 'stop', unread: 'unknown', unsure: 'unknown' },
  cases: { none: 'ok', settled: 'ok', open: 'stop', 'to-confirm': 'stop', unknown: 'unknown' },
  source: { answers: 'ok', stale: 'unknown' },
  judgement: { alarm: 'stop', look: 'stop', note: 'ok', nothing: 'ok', unknown: 'unknown' },
}
/** Required for a go. */
const needed: readonly GuardCheckName[] = ['extract', 'cases']
/** A check is as old as its own minute; a judgement is as old as its extract. */
const looks: ReadonlySet<GuardCheckName> = new Set(['extract', 'cases', 'source'])
/** Minutes for which a check is valid. Assumed: the time to send the money while the answer is on the screen. */
export const goodForMinutes = 30

/**
 * "May I send the money now?" One stop is enough to say no; a missing, old or unknown check never leads to a go. A go
 * is valid for the minute of its oldest check, and promises nothing about what is received after it.
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
  // a check in the future means that the clock jumped
  if (check.at === null || check.at > now) return 'unknown'
  if (looks.has(check.what) && goodUntilOf(check.at) <= now) return 'unknown'
  return check.what === 'extract' && check.says === 'changed' && !isJudged(check.at, checks) ? 'unknown' : 'ok'
}

const isJudged = (extractAt: Date, checks: readonly GuardCheck[]): boolean =>
  checks.some((c) => c.what === 'judgement' && c.at !== null && c.at >= extractAt)

/** Not beyond the end of its office day: applications of the last minutes are in no list before the next check. */
function goodUntilOf(at: Date): Date {
  const end = new Date(at.getTime() + goodForMinutes * 60_000)
  const today = dayInSeoul(at)
  const close = atMinute(today, officeCloses)
  return isBusinessDay(today) && at < close && close < end ? close : end
}
