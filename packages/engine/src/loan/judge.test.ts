import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { announcedOn } from './announced.ts'
import { earlyEnd } from './early-end.ts'
import { nothingKnown } from './facts.ts'
import { flipsOf } from './flips.ts'
import { judgeLoans } from './judge.ts'
import { nearestRefused } from './nearest.ts'
import { ordinary, personas } from './samples/personas.ts'
import type { LoanProduct } from './products.ts'
import { inForceTerms } from './in-force.ts'
import { bankGuarantee } from './tables/guarantees.ts'

const product = (facts: Parameters<typeof judgeLoans>[0], code: LoanProduct) =>
  judgeLoans(facts).products.find((p) => p.code === code) ?? expect.fail(`no ${code}`)

describe('worked by hand from the tables of the fund', () => {
  test('there are at least forty', () => expect(personas.length).toBeGreaterThanOrEqual(40))

  test.each(personas)('$who', ({ is, expect: wanted }) => {
    for (const [code, want] of Object.entries(wanted)) {
      const got = product({ ...ordinary, ...is }, code as LoanProduct) // a key of the record
      expect([code, got.verdict]).toEqual([code, want.verdict])
      if ('amount' in want) expect([code, got.amount.high, got.rate.high]).toEqual([code, want.amount, want.rate])
      else {
        if (want.most !== undefined) expect([got.most.low, got.most.high]).toEqual(want.most)
        if (want.years !== undefined) expect(got.home?.longest?.high).toBe(want.years)
        const reason = got.reasons.find((r) => r.rule === want.by) ?? expect.fail(`${code}: no ${want.by}`)
        expect(reason.state).toBe(want.verdict === 'conditional' ? 'unknown' : 'failed')
        if (want.slack !== undefined) expect(reason.slack).toBe(want.slack)
      }
    }
  })
})

test('the best comes first: 1억 5,000만 at 362,500 won a month, 800만 of income left', () => {
  const [best, next] = judgeLoans(ordinary).products
  expect([best?.code, best?.monthly.high, next?.code]).toEqual(['youth', 362_500, 'general'])
  expect(best?.reasons.find((r) => r.rule === 'income')).toMatchObject({
    mine: 42_000_000,
    limit: 50_000_000,
    slack: 8_000_000,
  })
  expect(best?.reasons.find((r) => r.rule === 'age')).toMatchObject({ mine: 27, limit: 34, slack: 7 })
})

describe('what would flip it', () => {
  const flip = (facts: Parameters<typeof flipsOf>[0], what: string, more = true) =>
    flipsOf(facts).find((f) => f.change.what === what && (!('by' in f.change) || f.change.by > 0 === more)) ??
    expect.fail(`no flip ${what}`)
  const codes = (f: ReturnType<typeof flip>) => f.effects.map((e) => `${e.code} ${e.to}`)

  test('an income one won above the limit refuses both', () => {
    const more = flip(ordinary, 'income')
    expect(more.change).toEqual({ what: 'income', to: 50_000_001, by: 8_000_001 })
    expect(more.better).toBe(false)
    expect(codes(more)).toEqual(expect.arrayContaining(['youth notEligible', 'general notEligible']))
  })

  test('a small firm takes 0.3 points off: 325,000 won a month', () => {
    const [effect] = flip(ordinary, 'small-firm').effects
    expect([effect?.code, effect?.rate.to.high, effect?.monthly.to]).toEqual(['youth', 260, 325_000])
  })

  test('marrying within three months opens the loan of the newly wed: 2억, 80 % of the deposit', () => {
    const marries = flip(ordinary, 'marries')
    expect(marries.change).toEqual({ what: 'marries', on: '2027-02-23' })
    expect(marries.effects.find((e) => e.code === 'newlywed')).toMatchObject({
      to: 'eligible',
      amount: { to: { high: 200_000_000 } },
    })
  })

  test('somebody with a loan is one answer away', () => {
    expect(codes(flip({ ...ordinary, held: 'own', repays: false }, 'repays'))).toContain('youth eligible')
  })

  test('a record of arrears is named as what would open it', () => {
    expect(codes(flip({ ...ordinary, credit: 'recovery' }, 'record-clears'))).toContain('youth eligible')
  })

  test('what is over the limit says by how much less it opens', () => {
    const less = flip({ ...ordinary, income: 51_000_000 }, 'income', false)
    expect(less).toMatchObject({ better: true, change: { to: 50_000_000, by: -1_000_000 } })
  })
})

test('a rate says its base and the discounts: 2.9 % of the table, up to 0.3 off', () => {
  const { base, off, rate } = product(ordinary, 'youth')
  expect({ base, off, rate }).toEqual({
    base: { low: 290, high: 290 },
    off: { low: 0, high: 30 },
    rate: { low: 260, high: 290 },
  })
  expect(product(ordinary, 'didimdol').base).toBeNull()
})

test('of what is refused the nearest is named with its distance', () => {
  const nearest = nearestRefused(judgeLoans({ ...ordinary, deposit: 300_000_001 })) ?? expect.fail('none')
  expect(nearest.code).toBe('youth')
  expect(nearestRefused(judgeLoans(ordinary))).toBeNull()
})

test('the answers that end the questions', () => {
  const ends = (is: Partial<typeof ordinary>) => earlyEnd({ ...nothingKnown(ordinary.on), ...is })
  expect(ends({})).toBeNull()
  expect(ends({ birth: day('2010-01-01') })).toBe('age')
  expect(ends({ ownsHome: true })).toBe('no-home')
  expect([ends({ income: 200_000_000 }), ends({ income: 200_000_001 })]).toEqual([null, 'income'])
  expect([ends({ held: 'adult-fund' }), ends({ held: 'own' }), ends({ held: 'own', repays: false })]).toEqual([
    'no-loan',
    null,
    'no-loan',
  ])
  expect([ends({ assets: 511_000_000 }), ends({ assets: 511_000_001 })]).toEqual([null, 'assets'])
  expect(ends({ credit: 'arrears' })).toBe('credit')
})

describe('a year of dated changes', () => {
  const at = (on: string) => ({ ...ordinary, on: day(on) })

  test('the loan for young people at small firms ends with 2024', () => {
    const offered = (on: string) => judgeLoans(at(on)).products.some((p) => p.code === 'small-firm-youth')
    expect([offered('2024-12-31'), offered('2025-01-01')]).toEqual([true, false])
    expect(judgeLoans(at('2026-11-23')).ended).toEqual([{ code: 'small-firm-youth', since: '2025-01-01' }])
  })

  test('what was announced in 2025 is told from its day on, and stays', () => {
    const codes = (on: string) => announcedOn(day(on)).map((a) => `${a.code} ${a.state}`)
    expect(codes('2025-06-26')).toEqual([])
    expect(codes('2025-06-27')).toEqual(['transfer-loans dated', 'youth-most dated', 'guarantee-80 dated'])
    expect(codes('2025-07-21')).toContain('guarantee-80 in-force')
    expect(codes('2025-09-07')).toContain('one-home-most dated')
    expect([codes('2025-10-28').at(-1), codes('2025-10-29').at(-1)]).toEqual([
      'one-home-dsr dated',
      'one-home-dsr in-force',
    ])
    expect(codes('2026-11-23')).toContain('youth-most in-force')
  })

  test('the limit of net assets rises on 2026-01-01', () => {
    const limit = (on: string) =>
      product({ ...at(on), assets: 345_000_000 }, 'general').reasons.find((r) => r.rule === 'assets')
    expect([limit('2025-12-31')?.state, limit('2026-01-01')?.state]).toEqual(['failed', 'met'])
  })

  test('what is announced becomes dated and then in force; without a day it stays announced', () => {
    const state = (on: string, code: string) => announcedOn(day(on)).find((a) => a.code === code)?.state
    expect([
      state('2026-08-12', 'future-income'),
      state('2026-08-30', 'future-income'),
      state('2026-08-31', 'future-income'),
    ]).toEqual([undefined, 'dated', 'in-force'])
    expect(state('2026-11-23', 'marriage-bogeumjari')).toBe('announced')
    expect([state('2026-12-31', 'one-home-guarantee'), state('2027-01-01', 'one-home-guarantee')]).toEqual([
      'dated',
      'in-force',
    ])
    expect([state('2026-08-13', 'marriage-beotimmok'), state('2027-06-01', 'marriage-beotimmok')]).toEqual([
      'announced',
      'announced',
    ])
    // a couple is judged by the sum of both incomes, even if one of the two alone is within the limit for singles
    const couple = {
      ...ordinary,
      marriage: { state: 'married', on: day('2015-01-01') },
      income: 50_000_000,
      spouseIncome: 30_000_000,
    } as const
    expect(product(couple, 'general').verdict).toBe('notEligible')
  })

  test('보금자리론: from October 2026 one income of a couple may be enough, which HF has to be asked', () => {
    const couple = {
      ...at('2026-09-30'),
      marriage: { state: 'married', on: day('2024-05-01') },
      income: 70_000_000,
      spouseIncome: 20_000_000,
    } as const
    const states = (on: string, is: Partial<typeof ordinary> = {}) =>
      product({ ...couple, ...is, on: day(on) }, 'bogeumjari').reasons.flatMap((r) =>
        r.rule.startsWith('income') ? [`${r.rule} ${r.state}`] : [],
      )
    expect(states('2026-09-30')).toEqual(['income failed'])
    expect(states('2026-10-01')).toEqual(['income-one unknown'])
    expect(states('2026-10-01', { income: 70_000_001, spouseIncome: 70_000_001 })).toEqual(['income failed'])
    expect(states('2026-10-01', { marriage: { state: 'single' }, income: 85_000_001 })).toEqual(['income failed'])
    // for the fund's loans no date is known: the sum counts
    expect(product({ ...couple, on: day('2026-11-23') }, 'didimdol').verdict).toBe('notEligible')
  })

  test('guarantees for owners of one home fall in 2027, those for people without a home stay', () => {
    const [before, after] = ['2026-12-31', '2027-01-01'].map((on) => inForceTerms(bankGuarantee, day(on)))
    expect([before?.withHome, after?.withHome]).toEqual([
      { regulated: 80, other: 90 },
      { regulated: 70, other: 80 },
    ])
    expect(after?.withoutHome).toEqual(before?.withoutHome)
  })

  test('the discount for an electronic contract ends with 2026', () => {
    expect([product(at('2026-12-31'), 'youth').rate, product(at('2027-01-01'), 'youth').rate]).toEqual([
      { low: 260, high: 290 },
      { low: 270, high: 290 },
    ])
  })
})
