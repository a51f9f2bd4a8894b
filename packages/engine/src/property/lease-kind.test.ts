import { expect, test } from 'vitest'
import { leaseKind } from './lease-kind.ts'

test('no rent, or none that we know of, is a 전세', () => {
  expect(leaseKind(100_000_000, null)).toBe('전세')
  expect(leaseKind(null, 0)).toBe('전세')
})
test('with rent the deposit tells 반전세 from 월세 at 240 months', () => {
  expect(leaseKind(120_000_001, 500_000)).toBe('반전세')
  expect(leaseKind(120_000_000, 500_000)).toBe('월세')
  expect(leaseKind(null, 500_000)).toBe('반전세')
})
