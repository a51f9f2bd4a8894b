import { expect, test } from 'vitest'
import { partOf } from './share.ts'
import { cutRange, formatWon } from './won.ts'

test('a part of a sum is floored to won, also where the share is printed with decimals', () => {
  expect(partOf(100, 1, 3)).toBe(33)
  // near a whole won a double could be off: computed exactly, with the decimals
  expect(partOf(900_000_000, 3.5, 15)).toBe(210_000_000)
  expect(partOf(1_210_900_000, 4.68, 1210.9)).toBe(4_680_000)
  expect(partOf(5, 1, 0.000_000_1)).toBeGreaterThan(0)
})

test('a small rest is told in digits, for a person reads on past the 만', () => {
  expect([70_020, 70_999, 71_000, 12_340_020].map(formatWon)).toEqual([
    '70,020원',
    '70,999원',
    '7만 1,000원',
    '12,340,020원',
  ])
  expect([123_456_789, 100_000_020, 18_000, 20].map(formatWon)).toEqual([
    '1억 2,345만 6,789원',
    '1억 20원',
    '1만 8,000원',
    '20원',
  ])
})

test('a range is told short, and one sum, or ends alike in short, by the lower one to 만원', () => {
  expect(cutRange(175_014_240, 203_199_094)).toEqual([170_000_000, 200_000_000])
  expect(cutRange(195_004_321, 195_004_321)).toEqual([195_000_000, 195_000_000])
  expect(cutRange(170_014_240, 170_539_450)).toEqual([170_010_000, 170_010_000])
  expect(cutRange(0, 20_000_000)).toEqual([0, 20_000_000])
})
