import type { CaseStep, KnownCase, SeenCase } from './follow-cases.ts'
import { followCases } from './follow-cases.ts'
import { day } from '../values/day.ts'

/** A row of a case list for tests: only the relevant fields are given. */
export const madeSeen = (receiptNo: string | null, stateWord: string, over: Partial<SeenCase> = {}): SeenCase => ({
  receivedOn: day('2026-11-23'),
  receiptNo,
  office: '서울중앙지방법원 등기국',
  purpose: '근저당권설정',
  stateWord,
  ...over,
})

/** The minute of the n-th answer. */
export const minuteOf = (n: number): Date => new Date(Date.parse('2026-11-23T10:00:00+09:00') + n * 60_000)

/** The cases stored after the steps of one answer, as a watch stores them. */
export function keepSteps(known: readonly KnownCase[], steps: readonly CaseStep[]): KnownCase[] {
  const kept = new Map(known.map((k) => [k.key, k]))
  for (const { key, now, case: seen, at, why } of steps) {
    const before = kept.get(key)
    const lastSeenAt = before !== undefined && before.lastSeenAt > at ? before.lastSeenAt : at
    kept.set(key, {
      ...seen,
      key,
      phase: now,
      firstSeenAt: before?.firstSeenAt ?? at,
      lastSeenAt: why === 'vanished' ? (before?.lastSeenAt ?? at) : lastSeenAt,
      goneAt: why === 'vanished' ? at : null,
    })
  }
  return [...kept.values()]
}

/** The cases after these answers, one answer per minute. */
export const heard = (...answers: readonly (readonly SeenCase[])[]): KnownCase[] =>
  answers.reduce<KnownCase[]>((known, seen, n) => keepSteps(known, followCases(known, seen, minuteOf(n))), [])
