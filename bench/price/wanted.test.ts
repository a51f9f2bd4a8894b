import { expect, test } from 'vitest'
import type { Figure } from './figures.ts'
import { printBackTest } from './print-back-test.ts'
import { conformal } from './quantiles.ts'
import { interval } from './wanted.ts'

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
const page = (figures: readonly Figure[]) => printBackTest({ figures, later: [], older: [], before: [] })

test.each([
  ['sold below it too often', { below: 17 }, '- 단독다가구, 같은 구 (1,000건, 싸게 17%(14.8–19.5))'],
  ['inside too seldom', { inside: 70 }, '- 단독다가구, 같은 구 (1,000건, 안 70%(67.1–72.8), 좁음)'],
  ['inside too often', { inside: 95 }, '- 단독다가구, 같은 구 (1,000건, 안 95%(93.5–96.2), 넓음)'],
  [
    'within chance of few',
    { n: 50, below: 15 },
    '벗어날 수 있는 묶음이에요: 단독다가구, 같은 구 (50건, 싸게 15%(7.6–27.4))',
  ],
])('a group of the first table that misses is named: %s', (_, over, line) => {
  expect(page([figure({})])).not.toContain('단독다가구, 같은 구 (')
  expect(page([figure(over)])).toContain(line)
})

test('what the market adds to a range is not in its row as well', () => {
  const ratios = Array.from({ length: 199 }, (_, i) => 0.5 + i / 200)
  const still = conformal(
    '아파트',
    ratios.map((ratio) => ({ ratio })),
  )
  const falling = conformal(
    '아파트',
    ratios.map((ratio) => ({ ratio, below: 0.1, above: 0.05 })),
  )
  expect(falling.low - still.low).toBeCloseTo(10)
  expect(falling.high - still.high).toBeCloseTo(-5)
  expect(falling.likely).toBe(still.likely)
})

test('of few sales the ends lie between two of them, and never beyond the outermost', () => {
  const of = (n: number) =>
    conformal(
      '아파트',
      Array.from({ length: n }, (_, i) => ({ ratio: 1 + i / 100 })),
    )
  // the 1.6th and the 18th of nineteen
  expect(of(19)).toEqual({ low: 100.6, likely: 109, high: 117, n: 19 })
  expect(of(5)).toEqual({ low: 100, likely: 102, high: 104, n: 5 })
})

test('as many are inside a range of every kind; that of a villa begins lower', () => {
  const ratios = Array.from({ length: 999 }, (_, i) => ({ ratio: (i + 1) / 1000 }))
  expect(conformal('아파트', ratios)).toMatchObject({ low: 8, high: 90 })
  expect(conformal('연립다세대', ratios)).toMatchObject({ low: 6.5, high: 88.5 })
})

test('the interval of a share: wide of few sales, narrow of many (Wilson)', () => {
  // 81 of 263: the example of Newcombe 1998
  expect(interval((100 * 81) / 263, 263)).toEqual([25.5, 36.6])
  expect(interval(95.9, 73)).toEqual([88.6, 98.6])
})
