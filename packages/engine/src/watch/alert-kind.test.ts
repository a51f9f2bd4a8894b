import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { type AlertCause, alertKinds, alertOf, dedupeKey } from './alert-kind.ts'
import { followCases, type SeenCase } from './follow-cases.ts'
import { heard, keepSteps, madeSeen, minuteOf } from './made-case-list.ts'

/** The alerts of a case whose status changes through these words. */
function told(words: readonly string[], over: Partial<SeenCase> = {}) {
  let known = heard()
  return words.flatMap((word, n) => {
    const steps = followCases(known, word === '' ? [] : [madeSeen('1', word, over)], minuteOf(n))
    known = keepSteps(known, steps)
    return steps.flatMap((step) => {
      const alert = alertOf({ cause: { of: 'case', step }, urgency: null, stage: 'before-balance' })
      return alert === null ? [] : [{ key: step.key, ...alert }]
    })
  })
}
const kinds = (...words: readonly string[]) => told(words).map((a) => a.kind)

describe('which alert', () => {
  test('follows a case', () => {
    expect(kinds('접수', '조사', '교합')).toEqual(['application'])
    expect(kinds('접수', '보정', '보정', '각하')).toEqual(['application', 'correction', 'dismissed'])
    expect(kinds('접수', '취하')).toEqual(['application', 'withdrawn'])
    for (const first of ['조사', '보정', '완료']) expect(kinds(first)).toEqual(['application'])
    expect(kinds('보정', '취하')).toEqual(['application', 'withdrawn'])
    expect(kinds('이송', '접수')).toEqual(['application'])
    expect(kinds('접수', '', '', '조사')).toEqual(['application'])
  })

  test('follows an extract', () => {
    const of = (says: 'changed' | 'same', caseSeen: boolean) =>
      alertOf({ cause: { of: 'extract', says, caseSeen }, urgency: 'note', stage: 'moved-in' })?.kind ?? null
    expect([of('changed', true), of('changed', false), of('same', true), of('same', false)]).toEqual([
      'registered',
      'missed',
      'same',
      null,
    ])
  })

  test('tells that the watch stands still, and that it goes on', () => {
    for (const says of ['stopped', 'resumed'] as const)
      expect(alertOf({ cause: { of: 'source', says }, urgency: null, stage: 'unknown' })?.kind).toBe(says)
  })
})

describe('how', () => {
  const changed: AlertCause = { of: 'extract', says: 'changed', caseSeen: true }
  test('an alarm is told three times and at night, anything else once', () => {
    expect(alertOf({ cause: changed, urgency: 'alarm', stage: 'moved-in' })).toEqual({
      kind: 'registered',
      critical: true,
      repeatsAfterHours: [0, 3, 24],
      ignoresQuietHours: true,
    })
    for (const urgency of ['look', 'note'] as const)
      expect(alertOf({ cause: changed, urgency, stage: 'balance-day' })).toMatchObject({
        critical: false,
        repeatsAfterHours: [0],
        ignoresQuietHours: false,
      })
  })

  test('not judged: an alarm until the money is paid, unless it clears something', () => {
    const critical = (purpose: string) => told(['접수'], { purpose }).map((a) => a.critical)
    expect([critical('근저당권설정'), critical('1번근저당권설정등기말소')]).toEqual([[true], [false]])
    expect(alertOf({ cause: changed, urgency: null, stage: 'unknown' })?.critical).toBe(true)
    expect(alertOf({ cause: changed, urgency: null, stage: 'moved-in' })?.critical).toBe(false)
    const unlisted = (stage: 'unknown' | 'moved-in') => alertOf({ cause: { of: 'unlisted' }, urgency: null, stage })
    expect([unlisted('unknown')?.critical, unlisted('moved-in')?.critical]).toEqual([true, false])
  })

  test.each<AlertCause>([{ of: 'source', says: 'stopped' }, { of: 'unconfirmed' }])(
    '$of $says: what is not known on the balance day is an alarm',
    (cause) => {
      const critical = (stage: 'balance-day' | 'before-balance') => alertOf({ cause, urgency: null, stage })?.critical
      expect([critical('balance-day'), critical('before-balance')]).toEqual([true, false])
    },
  )
})

describe('the key under which an alert is told once', () => {
  const on = day('2026-11-23')
  const key = (over: Partial<Parameters<typeof dedupeKey>[0]> = {}) =>
    dedupeKey({ home: '1146', kind: 'application', of: 'a', on, ...over })

  test('is another for another home, kind, or case, and the same on another day', () => {
    const keys = [key(), key({ home: '1147' }), key({ kind: 'registered' }), key({ of: 'b' })]
    expect(new Set(keys).size).toBe(4)
    expect(key({ on: day('2026-11-24') })).toBe(key())
  })

  test('is of the day for a watch that stands still', () => {
    expect(key({ kind: 'stopped', of: 'b' })).toBe(key({ kind: 'stopped' }))
    expect(key({ kind: 'stopped', on: day('2026-11-24') })).not.toBe(key({ kind: 'stopped' }))
  })

  test('whatever is heard again and again: a case is told once a kind', () => {
    const words = fc.array(fc.constantFrom('접수', '조사', '보정', '교합', '취하', '각하', '이송', ''), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(words, (list) => {
        const keys = told(list).map((a) => key({ kind: a.kind, of: a.key }))
        expect(new Set(keys).size).toBeLessThanOrEqual(alertKinds.length)
        expect(new Set(keys).size).toBe(new Set(told(list).map((a) => a.kind)).size)
      }),
    )
  })
})
