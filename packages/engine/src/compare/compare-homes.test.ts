import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { Assessment } from '../assessment.ts'
import { madeCase, madeHome, madeLease, madeRegister, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { compareHomes, type MeasureId } from './compare-homes.ts'
import { livingCost } from './living-cost.ts'

const eok = 100_000_000
const clean = assess(madeCase())
const mortgaged = assess(madeCase([mortgage('1', 1.5 * eok)]))
const withheld = assess(
  madeCase([mortgage('1', 0.6 * eok)], {
    home: madeHome({ statedPrice: unknown('source-down'), officialPrice: unknown('source-down') }),
  }),
)
const seizure: MadeEntry = {
  section: '갑구',
  rank: '2',
  purpose: '압류',
  on: '2024-03-04',
  holder: '강서세무서',
  role: '권리자',
}
/** A deposit so small that hardly anything can be lost, on a home that is being seized. */
const small = assess(
  madeCase([mortgage('1', 1.5 * eok), seizure], { lease: madeLease({ deposit: known(5_000_000, '계약서') }) }),
)
const most = (a: Assessment): number => {
  if (!('value' in a.recovery)) throw new Error('no recovery')
  return Math.max(0, a.recovery.value.deposit - a.recovery.value.low)
}
const measure = (a: Assessment, b: Assessment, id: MeasureId) => compareHomes(a, b).measures.find((m) => m.id === id)

describe('which home is safer', () => {
  test('the one of which less can be lost, by that much, whichever comes first', () => {
    const by = most(mortgaged) - most(clean)
    expect(by).toBeGreaterThan(0)
    expect(compareHomes(mortgaged, clean).outcome).toEqual({ kind: 'safer', side: 'b', by })
    expect(compareHomes(clean, mortgaged).outcome).toEqual({ kind: 'safer', side: 'a', by })
  })

  test('a home beside itself: the same, and no measure is better', () => {
    const same = compareHomes(mortgaged, mortgaged)
    expect(same.outcome).toEqual({ kind: 'same' })
    expect(same.measures.map((m) => m.better)).toEqual(same.measures.map(() => null))
    expect(same.only).toEqual({ a: [], b: [] })
  })

  test('none where one side is withheld, even if the other is the worst there is: it says what is missing', () => {
    expect(withheld.grade).toBe('판단보류')
    expect(compareHomes(withheld, mortgaged).outcome).toEqual({ kind: 'unknown', missing: { a: ['price'] } })
    expect(compareHomes(small, withheld).outcome).toEqual({ kind: 'unknown', missing: { b: ['price'] } })
    expect(compareHomes(withheld, withheld).outcome).toEqual({
      kind: 'unknown',
      missing: { a: ['price'], b: ['price'] },
    })
  })

  test('none where the grade is known and an essential fact is not', () => {
    const unclear: Assessment = { ...mortgaged, grade: '위험', withheld: ['other-deposits'] }
    expect(compareHomes(unclear, clean).outcome).toEqual({ kind: 'unknown', missing: { a: ['other-deposits'] } })
  })

  test('none where a deposit is unknown', () => {
    const open = assess(madeCase([], { lease: madeLease({ deposit: unknown('not-given') }) }))
    expect(compareHomes(open, clean).outcome).toMatchObject({ kind: 'unknown', missing: { a: ['deposit'] } })
    expect(measure(open, clean, 'deposit')).toMatchObject({ difference: null, better: null })
  })

  test('less money at one, a better grade at the other: both are said', () => {
    expect(most(small)).toBeLessThan(most(mortgaged))
    const calmer: Assessment = { ...mortgaged, grade: '위험', withheld: [] }
    const outcome = compareHomes(small, calmer).outcome
    expect(small.grade).toBe('매우위험')
    expect(outcome).toEqual({
      kind: 'split',
      lessToLose: 'a',
      by: most(mortgaged) - most(small),
      betterGrade: 'b',
    })
  })

  test('the same money and another grade: the grade alone', () => {
    expect(compareHomes({ ...clean, grade: '주의' }, clean).outcome).toEqual({ kind: 'grade', side: 'b' })
  })
})

describe('what it comes from', () => {
  test('measures with their difference: less debt and a lower burden are better', () => {
    expect(measure(mortgaged, clean, 'senior')).toMatchObject({ difference: -1.5 * eok, better: 'b' })
    expect(measure(mortgaged, clean, 'burden-ratio')).toMatchObject({ better: 'b' })
    expect(measure(mortgaged, clean, 'deposit')).toMatchObject({ difference: 0, better: null })
  })

  test('an unknown price is unknown in every measure that needs it, and nothing is counted as zero', () => {
    for (const id of ['senior', 'deposit-ratio', 'burden-ratio', 'auction-rate', 'trades'] as const)
      expect(measure(withheld, clean, id)).toMatchObject({
        a: { unknown: expect.any(String) },
        difference: null,
        better: null,
      })
    expect(compareHomes(withheld, clean).shortfall.a).toHaveProperty('unknown')
  })

  test('a house of several households whose deposits nobody knows: its debts are unknown, and so is its share', () => {
    const house = assess(
      madeCase([mortgage('1', 0.6 * eok)], {
        register: madeRegister([mortgage('1', 0.6 * eok)], { kind: '건물' }),
        home: madeHome({ kind: known('다가구', '건축물대장'), households: known(8, '건축물대장') }),
      }),
    )
    expect(house.withheld).toContain('other-deposits')
    expect(house.guarantee.basis).toHaveProperty('value')
    for (const id of ['senior', 'burden-ratio', 'deposit-ratio', 'area'] as const)
      expect(measure(house, clean, id)).toMatchObject({ a: { unknown: expect.any(String) }, better: null })
    expect(measure(house, clean, 'deposit')).toMatchObject({ difference: 0 })
  })

  test('while an essential fact of one is missing, no measure of safety calls the other better', () => {
    const unclear: Assessment = { ...mortgaged, withheld: ['pages-missing'] }
    expect(measure(unclear, clean, 'senior')).toMatchObject({ difference: -1.5 * eok, better: null })
    expect(measure(unclear, clean, 'burden-ratio')).toMatchObject({ better: null })
  })

  test('the findings of only one of them, and the guarantor that takes only one', () => {
    const compared = compareHomes(small, clean)
    expect(compared.only.a).toContain('seizure')
    expect(compared.only.b).toEqual([])
    expect(compared.guaranteed).toBe('b')
    expect(compareHomes(clean, clean).guaranteed).toBeNull()
  })
})

test('homes of two days or of two rule packs are not compared', () => {
  expect(() => compareHomes(clean, assess(madeCase([], { day: day('2026-12-15') })))).toThrow('on one day')
  expect(() => compareHomes(clean, { ...clean, rulePack: 'another' })).toThrow('one rule pack')
})

describe('월세 beside 전세', () => {
  const lease = (deposit: number, rent: number) => ({ deposit: known(deposit, '계약서'), rent: known(rent, '계약서') })
  test.each([
    [eok, 0, 500, 416_666, eok],
    [0, 500_000, 500, 500_000, 1.2 * eok],
    [0.5 * eok, 700_000, 500, 700_000 + 208_333, 0.5 * eok + 1.68 * eok],
    [eok, 0, 475, 395_833, eok],
  ])('%d won and %d a month at %d hundredths of a percent', (deposit, rent, rate, monthly, asDeposit) => {
    expect(livingCost(lease(deposit, rent), rate)).toMatchObject({ value: { monthly, asDeposit } })
  })

  test('an unknown rent is not a rent of zero', () => {
    expect(livingCost({ ...lease(eok, 0), rent: unknown('not-given') }, 500)).toEqual({ unknown: 'not-given' })
    expect(livingCost({ ...lease(0, 1), deposit: unknown('unread') }, 500)).toEqual({ unknown: 'unread' })
  })
})
