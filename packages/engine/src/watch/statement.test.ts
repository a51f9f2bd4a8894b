import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statementOf, type StatementInput } from './statement.ts'

const at = (text: string) => new Date(`2026-${text}:00+09:00`)
const two = (n: number) => String(n).padStart(2, '0')
const days = Array.from({ length: 30 }, (_, i) => two(i + 1))
const plans = days.map((d) => ({ at: at(`11-${d}T10:13`), promiseHours: 24 as const }))
const done = days.map((d) => ({ at: at(`11-${d}T10:14`), ok: true, latencyMs: 2000 }))
const ask = (over: Partial<StatementInput> = {}): StatementInput => ({
  month: '2026-11',
  checks: done,
  changes: [],
  gaps: [],
  plans,
  ...over,
})
const without = (...out: readonly number[]) => done.map((c, i) => (out.includes(i + 1) ? { ...c, ok: false } : c))

describe('a month', () => {
  test('looked at every day, and nothing came: silent', () => {
    expect(statementOf(ask())).toEqual({
      month: '2026-11',
      checks: 30,
      tried: 30,
      changes: 0,
      gaps: [],
      latency: { median: 2000, p95: 2000 },
      promisedDays: 30,
      coveredDays: 30,
      silent: true,
    })
  })

  test('with a change is not silent; what is of another month is not counted', () => {
    expect(statementOf(ask({ changes: [{ at: at('11-12T09:00') }] }))).toMatchObject({ changes: 1, silent: false })
    const outside = { at: at('12-01T00:00'), ok: true, latencyMs: 9 }
    expect(statementOf(ask({ changes: [outside], checks: [...done, outside] }))).toMatchObject({
      changes: 0,
      checks: 30,
      silent: true,
    })
  })

  test('without an answer is not without a change', () => {
    const dead = done.map((c) => ({ ...c, ok: false }))
    const expected = { checks: 0, changes: 0, silent: false, latency: null, coveredDays: 0 }
    for (const checks of [dead, []]) expect(statementOf(ask({ checks }))).toMatchObject(expected)
    expect(statementOf(ask({ checks: [], plans: [] }))).toMatchObject({ silent: false })
  })

  test('slots missed one after another are one gap, from the first of them to the next answer', () => {
    expect(statementOf(ask({ checks: without(5, 6, 7, 20) }))).toMatchObject({
      checks: 26,
      tried: 30,
      coveredDays: 26,
      silent: false,
      gaps: [
        { from: at('11-05T10:13'), to: at('11-08T10:14'), missed: 3 },
        { from: at('11-20T10:13'), to: at('11-21T10:14'), missed: 1 },
      ],
    })
  })

  test('a gap that is known and the slots in it are one; one at the end runs to the end of the month', () => {
    const gaps = [{ from: at('11-19T21:00'), to: at('11-20T12:00') }]
    expect(statementOf(ask({ checks: without(20), gaps })).gaps).toEqual([
      { from: at('11-19T21:00'), to: at('11-21T10:14'), missed: 1 },
    ])
    expect(statementOf(ask({ checks: without(29, 30) })).gaps).toEqual([
      { from: at('11-29T10:13'), to: at('12-01T00:00'), missed: 2 },
    ])
  })

  test('a late answer within the promise keeps its day', () => {
    const late = done.map((c, i) => (i === 4 ? { ...c, at: at('11-06T01:00') } : c))
    expect(statementOf(ask({ checks: late }))).toMatchObject({ gaps: [], coveredDays: 30, silent: true })
  })

  test('the median and the slowest twentieth of what was answered', () => {
    const checks = done.map((c, i) => ({ ...c, latencyMs: (i + 1) * 100, ok: i !== 29 }))
    expect(statementOf(ask({ checks })).latency).toEqual({ median: 1500, p95: 2800 })
  })
})

test('an outage is never read as no change; gaps lie apart and count every missed slot once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 30 }), (out) => {
      const said = statementOf(ask({ checks: without(...out) }))
      expect(said.silent).toBe(out.length === 0)
      expect(said.gaps.reduce((sum, g) => sum + g.missed, 0)).toBe(out.length)
      expect(said.gaps.every((g, i) => i === 0 || (said.gaps[i - 1]?.to ?? g.from) < g.from)).toBe(true)
    }),
  )
})
