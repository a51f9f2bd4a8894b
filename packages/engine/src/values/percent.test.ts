import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentWeights } from '../law/risk-weights.ts'
import { thresholds } from '../law/signal-thresholds.ts'
import { percentOf } from './percent.ts'

test.each([
  [210_000_000, 300_000_000, 70],
  [209_999_999, 300_000_000, 69.9],
  [210_000_001, 300_000_000, 70.1],
  [209_700_000, 300_000_000, 69.9],
  [250_000_000, 300_000_000, 83.3],
  [0, 300_000_000, 0],
  [1, 300_000_000, 0.1],
  [299_999_999, 300_000_000, 99.9],
])('%d of %d is told as %d %%', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))

test('what is told lies on the same side of every whole percent as the sums, and within a tenth of them', () => {
  const won = fc.integer({ min: 1, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(won, fc.integer({ min: 0, max: 200 }), fc.integer({ min: -3, max: 3 }), (whole, limit, off) => {
      const part = Math.max(0, Math.round((whole * limit) / 100) + off)
      const told = percentOf(part, whole)
      const side = Math.sign(Number(BigInt(part) * 100n - BigInt(whole) * BigInt(limit)))
      expect(Math.sign(told - limit)).toBe(side)
      if (part * 1000 >= whole) expect(Math.abs(told - (part / whole) * 100)).toBeLessThanOrEqual(0.1001)
    }),
    { numRuns: 5000 },
  )
})

test('every limit of a share is a whole percent', () => {
  const { odds, mortgage, underwater, lowLoss } = currentWeights
  const { jeonse, debts, lossDanger, boughtWithDeposit, falling, lowOthers, hopelessDebts } = thresholds
  const steps = [...odds, ...mortgage, ...jeonse.steps, ...debts, underwater]
  const single = [lowLoss, jeonse.notable, lossDanger, boughtWithDeposit, falling.danger, lowOthers, hopelessDebts]
  const limits = steps.map((x) => x.fromPercent).concat(single)
  expect(limits.length).toBeGreaterThan(20)
  expect(limits.filter((x) => !Number.isInteger(x))).toEqual([])
})
