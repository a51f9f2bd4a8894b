import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { printBackTest } from './print-back-test.ts'
import { conformal } from './quantiles.ts'

const figure = (over: Partial<Figure>): Figure => ({
  name: '단독다가구, 같은 구',
  n: 1000,
  inside: 82,
  below: 9,
  error: 20,
  lean: 0,
  half: 40,
  ...over,
})
const page = (figures: readonly Figure[]) => printBackTest({ figures, last: [], older: [], before: [] })

test.each([
  ['sold below it too often', { below: 17 }, '- 단독다가구, 같은 구 (1,000건, 싸게 17%)'],
  ['inside too seldom', { inside: 70 }, '- 단독다가구, 같은 구 (1,000건, 안 70%, 좁음)'],
  ['inside too often', { inside: 95 }, '- 단독다가구, 같은 구 (1,000건, 안 95%, 넓음)'],
  ['within chance of few', { n: 50, below: 15 }, '벗어날 수 있는 묶음이에요: 단독다가구, 같은 구 (50건, 싸게 15%)'],
])('a group of the first table that misses is named: %s', (_, over, line) => {
  expect(page([figure({})])).not.toContain('단독다가구, 같은 구 (')
  expect(page([figure(over)])).toContain(line)
})

test('what the market adds to a range is not in its row as well', () => {
  const ratios = Array.from({ length: 199 }, (_, i) => 0.5 + i / 200)
  const still = conformal(
    ratios.map((ratio) => ({ ratio })),
    0,
  )
  const falling = conformal(
    ratios.map((ratio) => ({ ratio, below: 0.1, above: 0.05 })),
    0,
  )
  expect(falling.low - still.low).toBeCloseTo(10)
  expect(falling.high - still.high).toBeCloseTo(-5)
  expect(falling.likely).toBe(still.likely)
})

test('sales of few lots make a wider range than as many of many lots', () => {
  const ratios = Array.from({ length: 200 }, (_, i) => 0.5 + i / 200)
  const of = (lots: number) =>
    conformal(
      ratios.map((ratio, i) => ({ ratio, cluster: `${i % lots}` })),
      1,
    )
  expect(of(10).high - of(10).low).toBeGreaterThan(of(200).high - of(200).low)
})
