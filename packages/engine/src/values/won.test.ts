import { expect, test } from 'vitest'
import { partOf } from './won.ts'

test('a part of a sum is floored to won, also where the share is printed with decimals', () => {
  expect(partOf(100, 1, 3)).toBe(33)
  // beside a whole won a double could be off: reckoned exactly, with the decimals
  expect(partOf(900_000_000, 3.5, 15)).toBe(210_000_000)
  expect(partOf(1_210_900_000, 4.68, 1210.9)).toBe(4_680_000)
  expect(partOf(5, 1, 0.000_000_1)).toBeGreaterThan(0)
})
