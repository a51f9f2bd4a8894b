import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guard, type GuardCheck } from './guard.ts'

const at = (text: string) => new Date(`2026-11-${text}:00+09:00`)
const now = at('25T10:20')
const extract = (
  says: 'same' | 'changed' | 'pending' | 'unread' | 'unsure',
  when: Date | null = at('25T10:10'),
): GuardCheck => ({
  what: 'extract',
  at: when,
  says,
})
const cases = (
  says: 'none' | 'settled' | 'open' | 'to-confirm' | 'unknown',
  when: Date | null = at('25T10:15'),
): GuardCheck => ({ what: 'cases', at: when, says })
const judged = (says: 'alarm' | 'look' | 'note' | 'nothing' | 'unknown', when = at('25T10:11')): GuardCheck => ({
  what: 'judgement',
  at: when,
  says,
})
const source = (says: 'answers' | 'stale'): GuardCheck => ({ what: 'source', at: at('25T10:15'), says })
const clean = [extract('same'), cases('none'), judged('nothing'), source('answers')]

describe('may I send the money now', () => {
  test.each<[string, GuardCheck[], string]>([
    ['everything was looked at and nothing found', clean, 'go'],
    ['the list and the extract are enough', [extract('same'), cases('settled')], 'go'],
    ['a change that is good to know', [extract('changed'), cases('settled'), judged('note')], 'go'],
    ['a case is open', [extract('same'), cases('open')], 'hold'],
    ['a case ended and nobody knows how', [extract('same'), cases('to-confirm')], 'hold'],
    ['the extract is stamped', [extract('pending'), cases('none')], 'hold'],
    ['an alarm', [extract('changed'), cases('settled'), judged('alarm')], 'hold'],
    ['something to look at', [extract('changed'), cases('settled'), judged('look')], 'hold'],
    ['a stop among unknowns holds', [extract('unread'), cases('open'), source('stale')], 'hold'],
    ['an old stop still holds', [extract('same'), cases('open', at('20T10:00'))], 'hold'],
    ['the extract cannot be compared for certain', [extract('unsure'), cases('none')], 'unknown'],
    ['nothing was looked at', [], 'unknown'],
    ['no list', [extract('same')], 'unknown'],
    ['no extract', [cases('none'), judged('nothing')], 'unknown'],
    ['never looked', [extract('same', null), cases('none')], 'unknown'],
    ['an empty list under an old name', [extract('same'), cases('unknown')], 'unknown'],
    ['the source is silent', [...clean.slice(0, 3), source('stale')], 'unknown'],
    ['a change that nobody judged', [extract('changed'), cases('none')], 'unknown'],
    ['judged before it came', [extract('changed'), cases('none'), judged('nothing', at('25T09:00'))], 'unknown'],
    ['the judgement failed', [extract('changed'), cases('none'), judged('unknown')], 'unknown'],
    ['the extract is of this morning', [extract('same', at('25T09:50')), cases('none')], 'unknown'],
    ['a look of the future', [extract('same'), cases('none', at('25T10:21'))], 'unknown'],
  ])('%s', (_, checks, answer) => {
    const said = guard({ checks, now })
    expect(said.answer).toBe(answer)
    expect(said.goodUntil === null).toBe(answer !== 'go')
    expect(said.checks.map(({ verdict: _v, ...check }) => check)).toEqual(checks)
  })

  test('until half an hour after the oldest look, that minute excluded', () => {
    expect(guard({ checks: clean, now }).goodUntil).toEqual(at('25T10:40'))
    expect(guard({ checks: clean, now: at('25T10:39') }).answer).toBe('go')
    expect(guard({ checks: clean, now: at('25T10:40') }).answer).toBe('unknown')
  })

  test('not past the end of the office day, in the last minutes of which one may still be received', () => {
    const late = [extract('same', at('25T17:50')), cases('none', at('25T17:50'))]
    expect(guard({ checks: late, now: at('25T17:55') }).goodUntil).toEqual(at('25T18:00'))
    expect(guard({ checks: late, now: at('25T18:05') }).answer).toBe('unknown')
    const evening = [extract('same', at('25T18:01')), cases('none', at('25T18:01'))]
    expect(guard({ checks: evening, now: at('25T18:05') }).goodUntil).toEqual(at('25T18:31'))
    const sunday = [extract('same', at('22T17:50')), cases('none', at('22T17:50'))]
    expect(guard({ checks: sunday, now: at('22T18:05') }).goodUntil).toEqual(at('22T18:20'))
  })
})

const minutes = fc.option(fc.integer({ min: -50, max: 5 }).map((m) => new Date(now.getTime() + m * 60_000)))
const anyCheck: fc.Arbitrary<GuardCheck> = fc.oneof(
  fc.record({
    what: fc.constant('extract' as const),
    at: minutes,
    says: fc.constantFrom('same' as const, 'changed' as const, 'pending' as const, 'unread' as const),
  }),
  fc.record({
    what: fc.constant('cases' as const),
    at: minutes,
    says: fc.constantFrom('none' as const, 'open' as const, 'unknown' as const),
  }),
  fc.record({
    what: fc.constant('judgement' as const),
    at: minutes,
    says: fc.constantFrom('nothing' as const, 'alarm' as const, 'unknown' as const),
  }),
)

test('another unknown or stop never turns an answer into go, and go is good only after now', () => {
  fc.assert(
    fc.property(fc.array(anyCheck, { maxLength: 6 }), anyCheck, (checks, more) => {
      const [before, after] = [guard({ checks, now }), guard({ checks: [...checks, more], now })]
      const added = after.checks.at(-1)?.verdict
      if (added !== 'ok') expect(after.answer).not.toBe('go')
      if (before.answer === 'hold') expect(after.answer).toBe('hold')
      if (after.goodUntil !== null) expect(after.goodUntil > now).toBe(true)
    }),
  )
})
