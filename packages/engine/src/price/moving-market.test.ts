import { describe, expect, test } from 'vitest'
import type { PriceRange, Trade } from '../assessment.ts'
import { addDays } from '../values/day.ts'
import { known } from '../values/known.ts'
import { now, off, range, set, trade } from './made-up-price.ts'

describe('a market that moves', () => {
  /** Homes that sold twice, `months` apart, the second time for less by the share `fall`. */
  const pairs = (homes: number, fall: number, months = 10): Trade[] =>
    Array.from({ length: homes }, (_, i) => `단지${i}`).flatMap((name) => [
      { ...trade(30_000, 45.5, 30 * months + 30), name },
      { ...trade(30_000 * (1 - fall), 45.5, 30), name },
    ])
  test('older trades are brought to the day by what like homes lost since', () => {
    const old = [29_800, 30_000, 30_200].map((w) => trade(w, 45.5, 330))
    const trades = (more: Trade[]) => known([set('building', old), set('district', [...old, ...more])], '실거래가')
    const still = range({ trades: trades(pairs(12, 0)) })
    const falling = range({ trades: trades(pairs(12, 0.15)) })
    expect(still.drift).toBeUndefined()
    expect(off(still, 30_000)).toBeLessThan(0.05)
    expect(falling.recentDrift ?? falling.drift).toBeLessThan(-1)
    expect(falling.likely).toBeLessThan(0.92 * still.likely)
    expect(falling.likely).toBeGreaterThan(0.8 * still.likely)
    // the trades are weeks old: where prices fall, the lower end is farther from the likely price
    expect(falling.low / falling.likely).toBeLessThan(still.low / still.likely - 0.05)
  })
  test('where prices rise the range ends higher, and where they fall it may be over: the end moves away too', () => {
    const old = [29_800, 30_000, 30_200].map((w) => trade(w, 45.5, 330))
    const judged = (fall: number) =>
      range({ trades: known([set('building', old), set('district', [...old, ...pairs(12, fall)])], '실거래가') })
    const [still, rising, falling] = [judged(0), judged(-0.15), judged(0.15)]
    expect(rising.high / rising.likely).toBeGreaterThan(still.high / still.likely + 0.05)
    // a rise does not lower the lower end
    expect(rising.low / rising.likely).toBeCloseTo(still.low / still.likely, 2)
    expect(falling.high / falling.likely).toBeGreaterThan(still.high / still.likely + 0.02)
  })
  describe('a fast fall', () => {
    const at = (name: string, won: number, back: number) => ({ ...trade(won, 45.5, back), name })
    /** Prices that are level for a year and fall by the share `aMonth` per month in the last three months. */
    const turned = (homes: number, aMonth: number): Trade[] =>
      Array.from({ length: homes }, (_, i) => `단지${i}`).flatMap((name, i) => [
        at(name, 30_000 + (i % 3) * 100, 420),
        at(name, 30_000, 240),
        at(name, 30_000 - (i % 3) * 100, 130),
        at(name, 30_000 * (1 - 2.3 * aMonth), 50),
      ])
    const old = [29_800, 30_000, 30_200].map((w) => trade(w, 45.5, 200))
    const judged = (more: Trade[], kind: '다세대' | '아파트' = '아파트') =>
      range({ kind, trades: known([set('building', old), set('district', [...old, ...more])], '실거래가') })

    test('of the last months is followed although the year before was level, and both ends move away', () => {
      const [level, fell] = [judged(turned(12, 0)), judged(turned(12, 0.05))]
      expect(level).not.toHaveProperty('recentDrift')
      expect(fell.recentDrift).toBeLessThan(-3)
      expect(fell.drift ?? 0).toBeGreaterThan(-1)
      expect(fell.likely).toBeLessThan(0.9 * level.likely)
      expect(fell.widened).toContain('falling')
      expect(fell.low / fell.likely).toBeLessThan(level.low / level.likely - 0.2)
      expect(fell.high / fell.likely).toBeGreaterThan(level.high / level.likely + 0.05)
    })
    test('a rise as fast is not: only what lowers the price is believed so soon', () =>
      expect(judged(turned(12, -0.05))).not.toHaveProperty('recentDrift'))
    test('where too few buildings sold again lately nobody sees one: the low end alone is lower, and the range says so', () => {
      const [seen, unseen] = [judged(turned(5, 0)), judged(turned(4, 0))]
      expect(seen.widened ?? []).not.toContain('trend-unseen')
      expect(unseen.widened).toContain('trend-unseen')
      expect(unseen.low / unseen.likely).toBeLessThan(seen.low / seen.likely - 0.05)
      expect(unseen.high / unseen.likely).toBeCloseTo(seen.high / seen.likely, 2)
    })
    test('what it costs not to see a fall was measured for apartments alone', () =>
      expect(judged(turned(4, 0), '다세대').widened ?? []).not.toContain('trend-unseen'))
    test('the sale on the register is brought to the day by it', () => {
      const sale = { won: 300_000_000, on: addDays(now, -200), registeredOn: addDays(now, -200) }
      const judgeWith = (more: Trade[]) =>
        range({ kind: '아파트', recentSale: sale, trades: known([set('district', more)], '실거래가') })
      const own = (r: PriceRange) => [r, ...(r.others ?? [])].find((b) => b.method === 'register-sale')?.likely ?? 0
      expect(own(judgeWith(turned(12, 0.05)))).toBeLessThan(0.9 * own(judgeWith(turned(12, 0))))
    })
  })
  test('few homes that sold twice tell no drift, and no drift is above three percent a month, six in the last months', () => {
    expect(
      range({ trades: known([set('district', pairs(4, 0.3)), set('building', pairs(3, 0.3))], 'x') }),
    ).not.toHaveProperty('drift')
    const crash = known([set('district', pairs(30, 0.8, 4)), set('building', pairs(3, 0.8, 4))], 'x')
    expect(range({ trades: crash }).recentDrift).toBe(-6)
    expect(range({ trades: crash }).drift).toBeGreaterThanOrEqual(-3)
    const soar = known([set('district', pairs(30, -0.9, 4)), set('building', pairs(3, -0.9, 4))], 'x')
    expect(range({ trades: soar }).drift).toBe(3)
    expect(range({ trades: crash }).low).toBeGreaterThan(0)
  })
})
