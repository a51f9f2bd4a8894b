import { expect, test } from 'vitest'
import { shownBack } from './shown-back.ts'
import { words } from '../words.ts'

const asShown = (back: { low: number; likely: number; high: number }, deposit: number) => {
  const { low, high } = shownBack(back, deposit)
  return words.money.back(low, high)
}

test('a deposit that comes back whole is said whole, in a range and alone', () => {
  expect(asShown({ low: 195_000_000, likely: 195_000_000, high: 195_000_000 }, 195_000_000)).toBe('1억 9,500만 원')
  expect(asShown({ low: 37_201_234, likely: 77_091_234, high: 195_000_000 }, 195_000_000)).toBe(
    '3,720만 ~ 1억 9,500만 원',
  )
})

test('what is less than the deposit is cut down, as a range is read', () => {
  expect(asShown({ low: 37_201_234, likely: 77_091_234, high: 196_600_000 }, 250_000_000)).toBe('3,720만 ~ 1.9억 원')
  expect(asShown({ low: 0, likely: 0, high: 150_000_000 }, 150_000_000)).toBe('0원 ~ 1.5억 원')
})

test('one sum that is no range keeps its 만, and a range of nothing is nothing', () => {
  expect(asShown({ low: 123_456_789, likely: 123_456_789, high: 123_456_789 }, 200_000_000)).toBe('1억 2,345만 원')
  expect(asShown({ low: 0, likely: 0, high: 0 }, 200_000_000)).toBe('0원')
})
