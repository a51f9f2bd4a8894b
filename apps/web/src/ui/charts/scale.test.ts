import { day } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { apart, falling, fitted, linear, widthOf, wonTicks, yearOf } from './scale.ts'

test('a value stands where its share of the domain is', () => {
  const x = linear(0, 200, 10, 110)
  expect([0, 50, 200].map(x)).toEqual([10, 35, 110])
  expect(linear(5, 5, 10, 110)(5)).toBe(10)
})

test('labels that would overlap are pushed apart in their order, and stay within the picture', () => {
  expect(apart([10, 12, 80], 20, 0, 100)).toEqual([10, 30, 80])
  expect(apart([90, 10, 95], 20, 0, 100)).toEqual([80, 10, 100])
  const tight = apart([50, 50, 50, 50], 30, 0, 100)
  expect(Math.max(...tight)).toBe(100)
  expect(tight.toSorted((a, b) => a - b).every((at, i, all) => i === 0 || at - (all[i - 1] ?? 0) >= 30)).toBe(true)
  expect(apart([], 20, 0, 100)).toEqual([])
})

test('ticks are round sums, few, and within what is drawn', () => {
  expect(wonTicks(0, 240_000_000)).toEqual([0, 100_000_000, 200_000_000])
  expect(wonTicks(150_000_000, 310_000_000)).toEqual([150_000_000, 200_000_000, 250_000_000, 300_000_000])
  for (const most of [1, 9_999, 12_345_678, 3_100_000_000]) {
    const ticks = wonTicks(0, most)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.every((t) => t <= most && Number.isSafeInteger(t))).toBe(true)
  }
})

test('a day is a year and its part', () => {
  expect(yearOf(day('2026-01-01'))).toBe(2026)
  expect(yearOf(day('2026-07-02'))).toBeCloseTo(2026.5, 2)
  expect(yearOf(day('2024-12-31'))).toBeLessThan(2025)
})

test('a text that does not fit is cut and says so', () => {
  expect(fitted('경매비용', 200)).toBe('경매비용')
  const cut = fitted('근저당 · 주식회사한빛은행 강서중앙지점', 120)
  expect(cut.endsWith('…')).toBe(true)
  expect(widthOf(cut)).toBeLessThanOrEqual(120)
})

test('each payment starts where the one before ended, and nothing is paid out of nothing', () => {
  expect(falling(100, [30, 0, 90, 5])).toEqual([
    { before: 100, after: 70 },
    { before: 70, after: 70 },
    { before: 70, after: 0 },
    { before: 0, after: 0 },
  ])
})
