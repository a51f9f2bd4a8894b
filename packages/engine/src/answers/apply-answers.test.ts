import { describe, expect, it } from 'vitest'
import { assess } from '../assess.ts'
import { madeCase, madeHome, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known } from '../values/known.ts'
import { applyAnswers, type GivenAnswer } from './apply-answers.ts'
import type { HouseholdDeposits } from './questions.ts'

const asOf = day('2026-11-20')
const house = madeCase([mortgage('1', 100_000_000)], {
  home: madeHome({ kind: known('다가구', '입력'), households: known(4, '입력') }),
})
const seen = (answer: Pick<GivenAnswer, 'question' | 'value'>) => ({ ...answer, source: 'seen', asOf }) as GivenAnswer
const told = (answer: Pick<GivenAnswer, 'question' | 'value'>) => ({ ...answer, source: 'told', asOf }) as GivenAnswer
const deposits = (...list: HouseholdDeposits['deposits']) =>
  seen({ question: 'household-deposits', value: { households: list.length + 1, deposits: list } })
const judge = (...answers: GivenAnswer[]) => assess(applyAnswers(house, answers))
const range = (a: ReturnType<typeof judge>) => ('value' in a.recovery ? a.recovery.value : expect.fail())

describe('the other households’ deposits', () => {
  it('withhold the grade while one is unknown, and narrow what comes back', () => {
    const [none, some, all] = [
      judge(),
      judge(deposits(3_000_000, 'empty', 'unknown')),
      judge(deposits(3_000_000, 'empty', 4_000_000)),
    ]
    expect([none.withheld, some.withheld, all.withheld].map((ids) => ids.includes('other-deposits'))).toEqual([
      true,
      true,
      false,
    ])
    const width = (a: ReturnType<typeof judge>) => range(a).high - range(a).low
    expect(width(some)).toBeLessThan(width(none))
    expect(width(all)).toBeLessThanOrEqual(width(some))
    expect(some.findings.find((f) => f.id === 'other-deposits-unknown')?.numbers).toMatchObject({ others: 1 })
    expect(all.grade).not.toBe('판단보류')
  })
  it('make a danger known although others are not', () => {
    expect(['위험', '매우위험']).toContain(judge(deposits(300_000_000, 300_000_000, 'unknown')).grade)
  })
  it('are unknown where fewer are listed than live there', () => {
    const short = seen({ question: 'household-deposits', value: { households: 4, deposits: [3_000_000] } })
    expect(judge(short)).toEqual(judge(deposits(3_000_000, 'unknown', 'unknown')))
  })
  it('change nothing while all of them are unknown', () => {
    const heavy = { ...house, register: madeCase([mortgage('1', 200_000_000)]).register }
    const listed = assess(applyAnswers(heavy, [deposits('unknown', 'unknown', 'unknown')]))
    const { home: _, ...before } = assess(heavy)
    expect(listed).toMatchObject(before)
  })
  it('of a household that only the building ledger counts stay unknown', () => {
    expect(judge(deposits(3_000_000, 4_000_000))).toEqual(judge(deposits(3_000_000, 4_000_000, 'unknown')))
  })
  it('are paid each for itself: no split of the sum is assumed', () => {
    const listed = range(judge(deposits(3_000_000, 'empty', 4_000_000)))
    const summed = range(judge(seen({ question: 'other-deposits', value: 7_000_000 })))
    expect(listed.assumptions).not.toContain('other-tenants-spread')
    expect(summed.assumptions).toContain('other-tenants-spread')
  })
})

describe('any answer', () => {
  it('of a later day replaces the one before; an unknown one leaves the case as it was', () => {
    const first = seen({ question: 'taxes', value: 'arrears' })
    expect(judge(first, seen({ question: 'taxes', value: 'none' }))).toEqual(
      judge(seen({ question: 'taxes', value: 'none' })),
    )
    expect(judge(first, seen({ question: 'taxes', value: 'unknown' }))).toEqual(judge())
  })
  it('counts told bad news, and told good news not', () => {
    expect(judge(told({ question: 'taxes', value: 'none' }))).toEqual(judge())
    expect(judge(told({ question: 'taxes', value: 'arrears' })).findings.map((f) => f.id)).toContain('tax-arrears')
  })
  it('leaves the day of the judgement, and with it the law, where they were', () => {
    expect(judge(seen({ question: 'price-told', value: 250_000_000 })).day).toBe(house.day)
  })
})

describe('a corrected lease', () => {
  const home = madeCase([mortgage('1', 60_000_000)])
  const with_ = (...answers: GivenAnswer[]) => assess(applyAnswers(home, answers))
  it('is the one that the case is judged by, with the law of its own day', () => {
    const terms = seen({ question: 'lease-terms', value: { kind: '반전세', deposit: 70_000_000, rent: 400_000 } })
    const days = seen({
      question: 'lease-days',
      value: { contractDate: day('2022-05-02'), moveInDate: day('2022-06-30'), months: 12 },
    })
    const { lease } = with_(terms, days)
    expect(lease).toMatchObject({ kind: '반전세', deposit: { value: 70_000_000 }, rent: { value: 400_000 } })
    expect(lease).toMatchObject({ contractDate: { value: '2022-05-02' }, endDate: { value: '2023-06-29' } })
    expect(range(with_(terms)).high).toBeLessThan(range(assess(home)).high)
  })
  it('has no last day while the day of moving in is not known', () => {
    const days = told({
      question: 'lease-days',
      value: { contractDate: day('2026-11-02'), moveInDate: null, months: 24 },
    })
    const { lease } = with_(days)
    expect(lease.moveInDate).toEqual({ unknown: 'not-given' })
    expect(lease.endDate).toBeUndefined()
  })
})
