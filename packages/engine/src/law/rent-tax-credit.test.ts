import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { rentTaxCredit, type RentCreditInput } from './rent-tax-credit.ts'

const man = 10_000
const ask = (salary: number, monthly: number, over: Partial<RentCreditInput> = {}) =>
  rentTaxCredit({
    year: 2026,
    salary: salary * man,
    income: null,
    monthly: monthly * man,
    from: null,
    to: null,
    area: 59,
    officialPrice: null,
    children: 0,
    homeless: true,
    movedIn: true,
    ...over,
  })

test.each([
  [4000, 60, 1_224_000, 17, false],
  [6000, 80, 1_440_000, 15, false],
  [5500, 90, 1_700_000, 17, true],
  [8000, 90, 1_500_000, 15, true],
])('총급여 %d만, %d만 a month: %d won', (salary, monthly, won, percent, capped) =>
  expect(ask(salary, monthly)).toMatchObject({ value: { won, percent, capped, bars: [], needs: [] } }),
)

test('8,500만 is too much', () => expect(ask(8500, 90)).toMatchObject({ value: { won: 0, bars: ['income-over'] } }))

test('the home: up to 85 ㎡ or up to 4억 by 기준시가; from 2026 with three children up to 100 ㎡', () => {
  expect(ask(4000, 60, { area: 99, officialPrice: 400_000_000 })).toHaveProperty('value.won', 1_224_000)
  expect(ask(4000, 60, { area: 99, officialPrice: 400_000_001 })).toHaveProperty('value.bars', ['home-too-large'])
  expect(ask(4000, 60, { area: 99 })).toHaveProperty('value.needs', ['home-size'])
  const big = { area: 99, officialPrice: 500_000_000, children: 3 }
  expect(ask(4000, 60, big)).toHaveProperty('value.won', 1_224_000)
  expect(ask(4000, 60, { ...big, year: 2025 })).toHaveProperty('value.bars', ['home-too-large'])
})

test('part of a year counts by its days', () =>
  expect(ask(4000, 60, { from: day('2026-07-02') })).toMatchObject({
    value: { counted: Math.floor((7_200_000 * 183) / 365) },
  }))

test('an owner, and one who did not move in, get none; what is not known is asked', () => {
  expect(ask(4000, 60, { homeless: false })).toMatchObject({ value: { won: 0, bars: ['owns-a-home'] } })
  expect(ask(4000, 60, { movedIn: false })).toMatchObject({ value: { won: 0, bars: ['not-moved-in'] } })
  expect(ask(4000, 60, { homeless: null })).toHaveProperty('value.needs', ['ownership'])
  expect(ask(4000, 60, { salary: null })).toHaveProperty('unknown', 'not-given')
})

test('the year picks the row', () => {
  expect(ask(7500, 100, { year: 2023 })).toHaveProperty('value.bars', ['income-over'])
  expect(ask(7000, 100, { year: 2023 })).toHaveProperty('value.won', 1_125_000)
  expect(ask(4000, 60, { year: 2022 })).toHaveProperty('unknown', 'out-of-range')
})
