import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { conversionRate, depositForRent, rentForDeposit } from './conversion.ts'

const eok = 100_000_000

test.each([
  ['2025-05-29', 450, 375_000],
  ['2026-07-15', 450, 375_000],
  ['2026-07-16', 475, 395_833],
  ['2026-08-26', 475, 395_833],
  ['2026-08-27', 500, 416_666],
  ['2026-11-21', 500, 416_666],
  // 기준금리 0.5 %: 4 % until the decree of 2020-09-29, 2.5 % from it on
  ['2020-09-28', 400, 333_333],
  ['2020-09-29', 250, 208_333],
  ['2023-06-10', 550, 458_333],
] as const)(
  '1억 turned into rent on %s: at most %d hundredths of a percent, %d won a month',
  (on, hundredths, monthly) => {
    expect(conversionRate(day(on))).toMatchObject({ value: { hundredths } })
    expect(rentForDeposit(eok, day(on))).toMatchObject({ value: { monthly } })
  },
)

test('the other way, at the same rate', () => {
  expect(depositForRent(375_000, day('2026-01-02'))).toMatchObject({ value: { deposit: eok } })
  expect(depositForRent(500_000, day('2026-11-21'))).toMatchObject({ value: { deposit: 120_000_000 } })
})

test('the rate says when the base rate was looked at, and a day before the rows is not told', () => {
  const rate = conversionRate(day('2026-11-21'))
  expect(rate).toMatchObject({ asOf: '2026-11-23', value: { base: 300, baseFrom: '2026-08-27' } })
  expect(rate).toHaveProperty('value.rule.article', '제7조의2, 시행령 제9조')
  expect(conversionRate(day('2019-05-01'))).toHaveProperty('unknown')
})
