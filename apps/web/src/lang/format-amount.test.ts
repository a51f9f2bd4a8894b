import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

test('sums over a trillion are said in 조 and 억, cut down', () => {
  expect(formatAmount(80_379_000_000_000)).toBe('80조 3,790억 원')
  expect(formatAmount(1_000_099_999_999)).toBe('1조 원')
  expect(formatAmount(999_900_000_000)).toBe('9,999억 원')
})
