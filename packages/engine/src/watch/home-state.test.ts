import { describe, expect, test } from 'vitest'
import { type HomeCase, homePhase, type HomeSigns, unconfirmedCases } from './home-state.ts'

const at = (text: string) => new Date(`2026-11-${text}:00+09:00`)
const one = (phase: HomeCase['phase'], since = at('23T10:00'), goneAt: Date | null = null): HomeCase => ({
  phase,
  since,
  goneAt,
  isClosed: false,
})
const signs = (over: Partial<HomeSigns> = {}): HomeSigns => ({
  cases: [],
  extract: { at: at('01T10:00'), says: 'same' },
  lastSuccessAt: at('23T10:00'),
  cadence: 24,
  now: at('23T12:00'),
  ...over,
})
const shown = (over: Partial<HomeSigns>) => {
  const { phase, overlays, extractFrom } = homePhase(signs(over))
  return [phase, extractFrom !== null, ...overlays]
}

describe('where a home stands', () => {
  const since = at('23T10:00')
  test.each<[string, Partial<HomeSigns>, unknown[]]>([
    ['nothing', {}, ['idle', false]],
    ['no extract yet', { extract: null }, ['idle', false]],
    ['received', { cases: [one('received')] }, ['application', false]],
    ['a word that nobody knows', { cases: [one('unknown')] }, ['application', false]],
    ['one dismissed, one received', { cases: [one('dismissed'), one('received')] }, ['application', false]],
    ['one completed, one received', { cases: [one('completed'), one('received')] }, ['application', true]],
    ['completed', { cases: [one('completed')] }, ['pending', true]],
    ['completed before any extract', { cases: [one('completed')], extract: null }, ['pending', true]],
    ['vanished', { cases: [one('received', since, at('23T11:00'))] }, ['pending', true]],
    ['stamped, and no case seen', { extract: { at: since, says: 'pending' } }, ['application', false]],
    [
      'completed, and the extract still stamped',
      { cases: [one('completed')], extract: { at: at('23T11:00'), says: 'pending' } },
      ['application', true],
    ],
    [
      'closed by an extract, and a later one is stamped for another case',
      {
        cases: [{ ...one('completed'), isClosed: true }, one('received')],
        extract: { at: at('23T11:00'), says: 'pending' },
      },
      ['application', false],
    ],
    [
      'stamped, and completed after it',
      { cases: [one('completed')], extract: { at: at('23T09:00'), says: 'pending' } },
      ['pending', true],
    ],
    [
      'stamped, and dismissed after it',
      { cases: [one('dismissed')], extract: { at: at('23T09:00'), says: 'pending' } },
      ['dismissed', false],
    ],
    [
      'confirmed: changed',
      { cases: [one('completed')], extract: { at: at('23T11:00'), says: 'changed' } },
      ['confirmed-changed', false],
    ],
    [
      'confirmed: the same',
      { cases: [one('completed')], extract: { at: at('23T11:00'), says: 'same' } },
      ['confirmed-same', false],
    ],
    [
      'changed with no case ever seen',
      { extract: { at: at('23T11:00'), says: 'changed' } },
      ['confirmed-changed', false],
    ],
    [
      'a case ended, and the extract cannot be compared for certain',
      { cases: [one('completed')], extract: { at: at('23T11:00'), says: 'unsure' } },
      ['pending', true],
    ],
    ['the monthly extract is the same', { extract: { at: at('23T11:00'), says: 'same' } }, ['idle', false]],
    [
      'looked at again after that',
      {
        cases: [one('completed')],
        extract: { at: at('23T11:00'), says: 'changed' },
        lastSuccessAt: at('23T11:30'),
      },
      ['idle', false],
    ],
    ['dismissed', { cases: [one('dismissed')] }, ['dismissed', false]],
    ['dismissed, and looked at again', { cases: [one('dismissed', at('22T10:00'))] }, ['idle', false]],
  ])('%s', (_, over, expected) => expect(shown(over)).toEqual(expected))
})

describe('a source that does not answer is never no change', () => {
  test('by the hours since the last success', () => {
    expect(shown({ now: at('24T10:30') })).toEqual(['idle', false])
    expect(shown({ now: at('24T22:01') })).toEqual(['idle', false, 'unknown-source'])
    expect(shown({ now: at('25T10:01') })).toEqual(['idle', false, 'unknown-source', 'stale'])
    expect(shown({ lastSuccessAt: null })).toEqual(['idle', false, 'unknown-source', 'stale'])
  })

  test('several looks a day: a night is no silence, an hour of the office day is', () => {
    const half = { cadence: 0.5, lastSuccessAt: at('23T17:45') }
    expect(shown({ ...half, now: at('24T09:20') })).toEqual(['idle', false])
    expect(shown({ ...half, now: at('24T09:50') })).toEqual(['idle', false, 'unknown-source', 'stale'])
  })

  test('and what is known stands under it', () => {
    expect(shown({ cases: [one('received')], now: at('26T10:00') })).toEqual([
      'application',
      false,
      'unknown-source',
      'stale',
    ])
  })
})

describe('a case whose result is not known', () => {
  const ended = at('23T10:00')
  const signsAt = (now: Date, extract: HomeSigns['extract'] = null, cadence = 24) => ({ extract, cadence, now })

  test('is one that ended two cadences ago, and that no extract has shown since', () => {
    const known = { at: at('24T10:00'), says: 'same' } as const
    expect(unconfirmedCases([one('completed')], signsAt(at('25T10:00')))).toEqual([])
    expect(unconfirmedCases([one('completed')], signsAt(at('25T10:01')))).toEqual([one('completed')])
    expect(unconfirmedCases([one('received', ended, ended)], signsAt(at('25T10:01')))).toHaveLength(1)
    expect(unconfirmedCases([one('completed')], signsAt(at('27T10:00'), known))).toEqual([])
    for (const says of ['pending', 'unsure'] as const)
      expect(unconfirmedCases([one('completed')], signsAt(at('27T10:00'), { ...known, says }))).toHaveLength(1)
  })

  test('is none that is open or dismissed, and the night is no gap in office hours', () => {
    expect(unconfirmedCases([one('received'), one('dismissed')], signsAt(at('30T10:00')))).toEqual([])
    const evening = one('completed', at('23T17:00'))
    expect(unconfirmedCases([evening], signsAt(at('24T09:30'), null, 2))).toEqual([])
    expect(unconfirmedCases([evening], signsAt(at('24T13:00'), null, 2))).toHaveLength(1)
  })
})
