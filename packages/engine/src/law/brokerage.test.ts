import { describe, expect, test } from 'vitest'
import type { HomeKind } from '../property/home-kind-names.ts'
import { day } from '../values/day.ts'
import { brokerageFee } from './brokerage.ts'

const on = day('2026-11-21')
const man = 10_000
const lease = (deposit: number, rent: number, kind: HomeKind = '아파트', area: number | null = 59) =>
  brokerageFee({ deal: 'lease', deposit: deposit * man, rent: rent * man, kind, area, on })

describe('a lease', () => {
  test.each([
    [1000, 40, 5000, 4, 200_000, false],
    [1000, 35, 3450, 5, 172_500, false],
    [3000, 50, 8000, 4, 300_000, true],
    [20_000, 0, 20_000, 3, 600_000, false],
    [60_000, 0, 60_000, 4, 2_400_000, false],
    [59_999, 0, 59_999, 3, 1_799_970, false],
    [10_000, 50, 15_000, 3, 450_000, false],
    [150_000, 0, 150_000, 6, 9_000_000, false],
  ])('%d만 with %d만 a month: of %d만 at %d‰, %d won', (deposit, rent, amount, perMille, ceiling, capped) =>
    expect(lease(deposit, rent)).toMatchObject({
      value: { amount: amount * man, perMille, ceiling, capped, vat: Math.floor(ceiling / 10) },
    }),
  )
  test('an 오피스텔 up to 85 ㎡ pays 0.4 %, a larger one and a shop unit 0.9 %', () => {
    expect(lease(1000, 60, '오피스텔', 84.9)).toMatchObject({
      value: { amount: 7000 * man, ceiling: 280_000, doubt: null },
    })
    expect(lease(1000, 60, '오피스텔', 85.1)).toMatchObject({ value: { ceiling: 630_000 } })
    expect(lease(1000, 60, '근린생활시설')).toMatchObject({ value: { ceiling: 630_000 } })
  })
  test('of unknown size: the dearer of two readings, and it says so', () =>
    expect(lease(1000, 60, '오피스텔', null)).toMatchObject({ value: { ceiling: 630_000, doubt: 'area-unknown' } }))
})

test.each([
  [4_999, 250_000],
  [10_000, 500_000],
  [19_999, 800_000],
  [50_000, 2_000_000],
  [100_000, 5_000_000],
  [140_000, 8_400_000],
  [200_000, 14_000_000],
])('a sale for %d만: at most %d won', (price, ceiling) =>
  expect(brokerageFee({ deal: 'sale', price: price * man, kind: '다세대', area: 40, on })).toMatchObject({
    value: { ceiling },
  }),
)

test('what the table does not reach, and a kind that nobody told, are not guessed', () => {
  expect(brokerageFee({ deal: 'sale', price: 1, kind: '아파트', area: 59, on: day('2021-10-18') })).toHaveProperty(
    'unknown',
  )
  expect(brokerageFee({ deal: 'sale', price: 1, kind: null, area: 59, on })).toHaveProperty('unknown', 'not-given')
})
