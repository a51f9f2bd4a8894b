import { day } from '@jipsalpim/engine/values/day.ts'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Figure, figuresOf, judgeByTrades } from './figures.ts'
import { readSales } from './read-sales.ts'
import { tenthOf, trialsOf } from './trials.ts'
import { chance } from './wanted.ts'

const sample = fileURLToPath(new URL('../data/sales-seoul', import.meta.url))

// the lots of the sample were used for the widths: docs/printed/back-test.md shows how right they are for others
describe('later sales of four districts, by the widths that the engine ships', () => {
  const figures = new Map<string, Figure>()
  beforeAll(() => {
    const judged = (['연립다세대', '오피스텔', '단독다가구'] as const).flatMap((list) =>
      [...trialsOf(readSales(sample, list), day('2024-01-01'), (s) => tenthOf(s) >= 6)].flatMap(judgeByTrades),
    )
    for (const figure of figuresOf(judged)) figures.set(figure.name, figure)
  })
  test.each(['연립다세대', '연립다세대, 6–15년', '연립다세대, 16–30년', '오피스텔', '단독다가구'])(
    '%s: eight of ten lie inside the range, and few below it',
    (name) => {
      const figure = figures.get(name)
      expect(figure?.n).toBeGreaterThanOrEqual(50)
      const { n, inside, below } = figure ?? { n: 1, inside: 0, below: 100 }
      expect(inside).toBeGreaterThan(78 - chance(n))
      // two districts are few buildings, and sales of one building are correlated: only a gross error can be detected
      expect(inside).toBeLessThan(93)
      expect(below).toBeLessThan(12 + chance(n) / 2)
    },
  )
})

test('a sale is judged by what was reported thirty days before it, and by no report taken back by then', () => {
  const trials = [...trialsOf(readSales(sample, '연립다세대'), day('2024-01-01'), () => true)]
  expect(trials.length).toBeGreaterThan(50)
  for (const { sale, facts, before } of trials) {
    const days = 'value' in facts.trades ? facts.trades.value.flatMap((s) => s.trades.map((t) => t.day)) : []
    const last = days.toSorted().at(-1)
    if (last !== undefined) expect(Date.parse(sale.day) - Date.parse(last)).toBeGreaterThanOrEqual(30 * 86_400_000)
    if (before !== null) expect(before.on < sale.day).toBe(true)
    expect([sale.direct, sale.bulk, sale.cancelledOn]).toEqual([false, false, null])
  }
})
