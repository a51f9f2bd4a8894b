import { describe, expect, it } from 'vitest'
import { day } from '../values/day.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import { refundBy, supplyBy } from './distance-selling.ts'

describe('business days', () => {
  it.each([
    ['2026-11-20', 'Friday to Wednesday', '2026-11-25'],
    ['2026-11-21', 'Saturday to Wednesday', '2026-11-25'],
    ['2026-11-22', 'Sunday to Wednesday', '2026-11-25'],
    ['2026-11-23', 'Monday to Thursday', '2026-11-26'],
    ['2026-09-22', 'over 추석', '2026-09-29'],
    ['2026-12-23', 'over 성탄절', '2026-12-29'],
    ['2026-12-31', 'over the new year', '2027-01-06'],
    ['2027-02-05', 'over 설날 and the day in its place', '2027-02-12'],
  ])('three after %s (%s)', (from, _why, to) => {
    expect(addBusinessDays(day(from), 3)).toBe(to)
  })
  it('has no weekend in them', () => {
    const days = Array.from({ length: 20 }, (_, n) => addBusinessDays(day('2026-11-20'), n + 1))
    expect(days.every(isBusinessDay)).toBe(true)
    expect(new Set(days).size).toBe(20)
  })
})

it('money goes back, and what is paid for is there, by the third business day', () => {
  expect(refundBy(day('2026-11-21'))).toBe('2026-11-25')
  expect(supplyBy(day('2026-12-24'))).toBe('2026-12-30')
})
