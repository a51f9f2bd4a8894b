import { describe, expect, test } from 'vitest'
import type { PriceRange, Trade, TradeSet } from '../assessment.ts'
import { addDays, day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import { estimatePrice, type PriceFacts } from './estimate.ts'

const now = day('2026-11-21')
const man = 10_000
const trade = (won: number, area = 45.5, back = 60): Trade => ({
  day: addDays(now, -back),
  won: won * man,
  area,
  floor: 3,
  builtYear: 2015,
  name: '가온빌라',
  lot: '100-1',
})
const set = (scope: TradeSet['scope'], trades: readonly Trade[], cancelled = 0): TradeSet => ({
  scope,
  kind: '다세대',
  trades,
  cancelled,
  from: day('2023-11-01'),
  to: now,
})
const facts = (over: Partial<PriceFacts>): PriceFacts => ({
  kind: '다세대',
  area: known(45.5, '표제부'),
  approvedOn: unknown('not-given'),
  officialPrice: unknown('not-given'),
  statedPrice: unknown('not-given'),
  trades: unknown('not-given'),
  recentSale: null,
  day: now,
  ...over,
})
const range = (over: Partial<PriceFacts>): PriceRange => {
  const k = estimatePrice(facts(over))
  if ('unknown' in k) throw new Error(k.unknown)
  return k.value
}

test('trades of the same building come first, and the far ones do not mix in', () => {
  const near = [29_000, 30_000, 31_000, 30_500, 29_500].map((w) => trade(w))
  const r = range({
    trades: known([set('district', [trade(60_000)]), set('building', near, 2)], '국토교통부 실거래가'),
  })
  expect(r).toMatchObject({
    method: 'trades-building',
    likely: 30_000 * man,
    count: 5,
    cancelled: 2,
    windowMonths: 12,
    thin: false,
  })
  expect(r.low).toBeLessThan(r.likely)
  expect(r.high).toBeGreaterThan(r.likely)
})

test('too few in the building: the dong, scaled by size, with a wider range', () => {
  const dong = [28_000, 30_000, 31_000, 29_000, 30_500, 32_000, 30_200].map((w, i) => trade(w, 44 + i * 0.5))
  const r = range({ trades: known([set('building', [trade(30_000)]), set('dong', dong)], '국토교통부 실거래가') })
  expect(r.method).toBe('trades-dong')
  expect(r.low).toBeLessThanOrEqual(r.likely * 0.9 + 1)
})

test('a family sale is left out and counted', () => {
  const r = range({
    trades: known(
      [
        set(
          'building',
          [30_000, 30_500, 29_800, 30_200, 29_900, 12_000].map((w) => trade(w)),
        ),
      ],
      '국토교통부 실거래가',
    ),
  })
  expect([r.outliers, r.count]).toEqual([1, 5])
  expect(r.low).toBeGreaterThan(26_000 * man)
})

describe('a market that moves', () => {
  /** Homes that sold twice, `months` apart, for so much less the second time. */
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
    expect([still.likely, still.drift]).toEqual([30_000 * man, undefined])
    expect(falling.drift).toBeLessThan(-1)
    expect(falling.likely).toBeLessThan(27_000 * man)
    expect(falling.likely).toBeGreaterThan(24_000 * man)
  })
  test('few homes that sold twice tell no drift, and no drift is above three percent a month', () => {
    expect(
      range({ trades: known([set('district', pairs(4, 0.3)), set('building', pairs(3, 0.3))], 'x') }),
    ).not.toHaveProperty('drift')
    const crash = known([set('district', pairs(30, 0.8, 4)), set('building', pairs(3, 0.8, 4))], 'x')
    expect(range({ trades: crash }).drift).toBe(-3)
    expect(range({ trades: crash }).low).toBeGreaterThan(0)
  })
})

test('one old trade makes a wide range that says it is thin', () => {
  const r = range({ trades: known([set('building', [trade(30_000, 45.5, 800)])], '국토교통부 실거래가') })
  expect(r).toMatchObject({ thin: true, windowMonths: 36, count: 1 })
  expect(r.high - r.low).toBeGreaterThan(0.3 * r.likely)
})

test('the guarantor reckons a villa from its official price', () => {
  const r = range({ officialPrice: known(200_000_000, '공동주택가격'), statedPrice: known(350_000_000, '입력') })
  expect(r).toMatchObject({ method: 'stated', likely: 350_000_000 })
  expect(r.guarantor).toMatchObject({ value: 280_000_000 })
})

test('without trades the official price stands in, and without that the price is unknown', () => {
  expect(range({ officialPrice: known(200_000_000, '공동주택가격') })).toMatchObject({
    method: 'official-price',
    likely: 280_000_000,
    thin: true,
  })
  expect(estimatePrice(facts({}))).toMatchObject({ unknown: 'not-given' })
  // trades of other buildings say nothing about a home of unknown size
  expect(
    estimatePrice(facts({ area: unknown('not-given'), trades: known([set('dong', [trade(30_000)])], 'x') })),
  ).toHaveProperty('unknown')
})

test('a sale within a year on the register stands for the guarantor when no official price is known', () => {
  const sale = { won: 250_000_000, on: day('2026-03-01') }
  expect(range({ statedPrice: known(300_000_000, '입력'), recentSale: sale }).guarantor).toMatchObject({
    value: 250_000_000,
  })
  expect(
    range({ statedPrice: known(300_000_000, '입력'), recentSale: { ...sale, on: day('2025-03-01') } }).guarantor,
  ).toHaveProperty('unknown')
})

describe('few trades', () => {
  const dong = [28_000, 30_000, 31_000, 29_000, 30_500, 32_000, 30_200].map((w, i) => trade(w, 44 + i * 0.5))
  const sets = known([set('building', [trade(36_000)]), set('dong', dong)], '국토교통부 실거래가')
  test('one sale in the same apartment building tells more than the neighbours, and the range says how thin that is', () => {
    const r = range({ kind: '아파트', trades: sets })
    expect(r).toMatchObject({
      method: 'trades-building',
      likely: 36_000 * man,
      count: 1,
      thin: true,
      widened: ['few'],
    })
    expect(r.high - r.low).toBeGreaterThan(0.4 * r.likely)
  })
  test('one sale of a villa may be a price that somebody made up: the neighbours come first', () =>
    expect(range({ kind: '다세대', trades: sets }).method).toBe('trades-dong'))
  test('enough of this year: nothing was widened', () => {
    const r = range({
      trades: known(
        [
          set(
            'building',
            [1, 2, 3, 4, 5].map((n) => trade(30_000 + n * 100)),
          ),
        ],
        'x',
      ),
    })
    expect([r.thin, 'widened' in r]).toEqual([false, false])
  })
})

describe('homes of another age', () => {
  const old = [20_000, 20_500, 21_000, 20_200, 19_800].map((w) => ({ ...trade(w), builtYear: 1995 }))
  const young = [30_000, 30_500, 31_000, 30_200, 29_800].map((w) => ({ ...trade(w), builtYear: 2013 }))
  const trades = known([set('dong', [...old, ...young])], '국토교통부 실거래가')
  test('farther trades count when they are of about the same age, and the range says so', () => {
    const r = range({ approvedOn: known(day('2015-03-02'), '건축물대장'), trades })
    expect(r).toMatchObject({ likely: 30_200 * man, count: 5, builtWithin: 10 })
  })
  test('without an age all count', () => expect(range({ trades })).toMatchObject({ count: 10 }))
  test('where none is of that age the others stand in', () => {
    const r = range({ approvedOn: known(day('1970-03-02'), '건축물대장'), trades })
    expect(r.count).toBe(10)
    expect(r).not.toHaveProperty('builtWithin')
  })
})
