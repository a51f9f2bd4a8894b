import { describe, expect, test } from 'vitest'
import type { PriceRange, Trade, TradeSet } from '../assessment.ts'
import { day } from '../values/day.ts'
import { known, unknown } from '../values/known.ts'
import type { PriceFacts } from './price-facts.ts'
import { estimatePrice } from './estimate.ts'
import { facts, man, off, range, set, trade } from './made-up-price.ts'

test('trades of the same building come first, and the far ones do not mix in', () => {
  const near = [29_000, 30_000, 31_000, 30_500, 29_500].map((w) => trade(w))
  const r = range({
    trades: known([set('district', [trade(60_000)]), set('building', near, 2)], '국토교통부 실거래가'),
  })
  expect(r).toMatchObject({
    method: 'trades-building',
    count: 5,
    cancelled: 2,
    windowMonths: 12,
    thin: false,
    width: { basis: 'borrowed' },
  })
  expect(off(r, 30_000)).toBeLessThan(0.03)
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

test('two houses of the same size are not taken for one that sold twice: their lots are masked', () => {
  const houses = Array.from({ length: 20 }, (_, i): Trade[] => [
    { ...trade(90_000, 150 + i, 400), lot: '1**', name: '단독' },
    { ...trade(60_000, 150 + i, 40), lot: '1**', name: '단독' },
  ]).flat()
  const r = range({ kind: '단독', area: known(160, '건축물대장'), trades: known([set('district', houses)], 'x') })
  expect(r).not.toHaveProperty('drift')
})

test('one old trade makes a wide range that says it is thin', () => {
  const r = range({ trades: known([set('building', [trade(30_000, 45.5, 800)])], '국토교통부 실거래가') })
  expect(r).toMatchObject({ thin: true, windowMonths: 36, count: 1 })
  expect(r.high - r.low).toBeGreaterThan(0.3 * r.likely)
})

test('the guarantor reckons a villa from its official price', () => {
  const r = range({ officialPrice: known(200_000_000, '공동주택가격'), statedPrice: known(350_000_000, '입력') })
  expect(r).toMatchObject({ method: 'official-price', likely: 280_000_000 })
  expect(r.guarantor).toMatchObject({ value: 280_000_000 })
})

test('without trades the official price stands in, and without that the price is unknown', () => {
  expect(range({ officialPrice: known(200_000_000, '공동주택가격') })).toMatchObject({
    method: 'official-price',
    likely: 280_000_000,
    thin: true,
  })
  expect(estimatePrice(facts({}))).toMatchObject({ unknown: 'not-given' })
  // trades of other buildings do not apply to a home of unknown size
  expect(
    estimatePrice(facts({ area: unknown('not-given'), trades: known([set('dong', [trade(30_000)])], 'x') })),
  ).toHaveProperty('unknown')
})

test('a sale within a year on the register stands for the guarantor when no official price is known', () => {
  const sale = { won: 250_000_000, on: day('2026-03-01'), registeredOn: day('2026-03-01') }
  expect(range({ statedPrice: known(300_000_000, '입력'), recentSale: sale }).guarantor).toMatchObject({
    value: 250_000_000,
  })
  expect(
    range({
      statedPrice: known(300_000_000, '입력'),
      recentSale: { ...sale, on: day('2025-03-01'), registeredOn: day('2025-03-01') },
    }).guarantor,
  ).toHaveProperty('unknown')
  const ahead = day('2027-05-13')
  const { guarantor } = range({
    statedPrice: known(300_000_000, '입력'),
    recentSale: { ...sale, on: ahead, registeredOn: ahead },
  })
  expect(guarantor, 'a sale that has not been yet').not.toMatchObject({ source: '등기부 거래가액' })
})

describe('few trades', () => {
  const dong = [28_000, 30_000, 31_000, 29_000, 30_500, 32_000, 30_200].map((w, i) => trade(w, 44 + i * 0.5))
  const sets = known([set('building', [trade(36_000)]), set('dong', dong)], '국토교통부 실거래가')
  test('one sale in the same apartment building tells more than the neighbours, and the range says how thin that is', () => {
    const r = range({ kind: '아파트', trades: sets })
    expect(r).toMatchObject({
      method: 'trades-building',
      count: 1,
      thin: true,
      widened: ['few', 'trend-unseen'],
    })
    expect(off(r, 36_000)).toBeLessThan(0.03)
    expect(r.high - r.low).toBeGreaterThan(0.2 * r.likely)
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
  const built = (year: number) => range({ approvedOn: known(day(`${year}-03-02`), '건축물대장'), trades })
  test('trades of homes of about the same age say more', () => {
    expect(off(built(2015), 30_200)).toBeLessThan(0.06)
    expect(off(built(1996), 20_200)).toBeLessThan(0.06)
  })
  test('all of them are counted, and an old home has a wider range', () => {
    expect(built(2015).count).toBe(10)
    const width = (r: PriceRange) => (r.high - r.low) / r.likely
    expect(width(built(1990))).toBeGreaterThan(width(built(2013)))
  })
})

describe('a basement', () => {
  const above = Array.from({ length: 8 }, (_, i) => trade(30_000 + i * 100))
  const below = Array.from({ length: 8 }, (_, i) => ({ ...trade(15_000 + i * 100), floor: -1 }))
  const trades = known([set('dong', [...above, ...below])], '국토교통부 실거래가')
  test('is judged by basements where they are many, and a home above the ground by its like', () => {
    const down = range({ floor: known(-1, '표제부'), trades })
    expect(down).toMatchObject({ count: 8, underground: true })
    expect(off(down, 15_300)).toBeLessThan(0.06)
    const up = range({ floor: known(2, '표제부'), trades })
    expect(up.count).toBe(8)
    expect(off(up, 30_300)).toBeLessThan(0.06)
  })
  test('leans to what homes above the ground tell where basements are few', () => {
    const one = known([set('dong', [...above, { ...trade(15_000), floor: -1 }])], '국토교통부 실거래가')
    const worth = (floor: number, of: typeof trades) => range({ floor: known(floor, '표제부'), trades: of }).likely
    expect(worth(-1, one)).toBeGreaterThan(1.08 * worth(-1, trades))
    expect(worth(-1, one)).toBeLessThan(0.7 * worth(2, one))
  })
  test('its range reaches farther', () => {
    const part = (floor: number) => {
      const r = range({ floor: known(floor, '표제부'), trades })
      return r.low / r.likely
    }
    expect(part(-1)).toBeLessThan(part(2))
  })
})

test('sales without a broker are left out and counted', () => {
  const near = [29_800, 30_000, 30_200, 30_100].map((w) => trade(w))
  const family = [12_000, 13_000, 45_000].map((w) => ({ ...trade(w), direct: true as const }))
  const r = range({ trades: known([set('building', [...near, ...family])], 'x') })
  expect([r.count, r.direct]).toEqual([4, 3])
  expect(off(r, 30_000)).toBeLessThan(0.05)
})

test('most of a house’s price goes with its ground', () => {
  const houses = Array.from({ length: 12 }, (_, i) => ({ ...trade(100_000, 200, 60 + i), land: 100, lot: null }))
  const worth = (land: number) =>
    range({
      kind: '다가구',
      area: known(200, '건축물대장'),
      landArea: known(land, '건축물대장'),
      trades: known([set('dong', houses)], 'x'),
    }).likely
  expect(worth(150)).toBeGreaterThan(1.35 * worth(100))
})

describe('one price out of all evidence', () => {
  const near = [30_000, 30_500, 29_500, 30_200, 29_800].map((w) => trade(w))
  const trades = known([set('building', near)], '국토교통부 실거래가')
  const sold = (tenThousands: number, on = '2026-11-12') => ({
    won: tenThousands * man,
    on: day(on),
    registeredOn: day(on),
  })
  const official = known(200_000_000, '공동주택가격')
  const seoul = known('1150010300', '등기부')

  test('a sale of days ago below what the official price tells is the price', () => {
    const r = range({ officialPrice: official, recentSale: sold(24_000) })
    expect(r).toMatchObject({ method: 'register-sale', to: day('2026-11-12') })
    expect(r.likely).toBeLessThan(25_000 * man)
    expect(r.others).toMatchObject([{ method: 'official-price', likely: 280_000_000 }])
  })
  test('one far above the trades raises nothing, and does not agree', () => {
    const r = range({ trades, recentSale: sold(45_000) })
    expect(r.method).toBe('trades-building')
    expect(r.others).toMatchObject([{ method: 'register-sale', agrees: false }])
  })
  test('one for less than half is no sale at the market’s price', () =>
    expect(range({ trades, recentSale: sold(12_000) }).method).toBe('trades-building'))
  test('one of three years ago says nothing of today', () =>
    expect(range({ officialPrice: official, recentSale: sold(20_000, '2023-10-01') }).method).toBe('official-price'))

  test.each([
    ['trades', { trades }],
    ['its own last sale', { recentSale: sold(24_000) }],
  ])('by %s: where it was measured the width says so; elsewhere it is borrowed and a tenth wider', (_, by) => {
    const here = range({ ...by, place: seoul })
    const elsewhere = range({ ...by, place: known('2823710100', '등기부') })
    expect(here.width).toMatchObject({ basis: 'measured' })
    expect(elsewhere.width).toMatchObject({ basis: 'borrowed' })
    expect(elsewhere.likely).toBe(here.likely)
    for (const [a, b] of [
      [here.likely - here.low, elsewhere.likely - elsewhere.low],
      [here.high - here.likely, elsewhere.high - elsewhere.likely],
    ] as const)
      expect(Math.abs(b - a * 1.1)).toBeLessThanOrEqual(2 * man)
  })
  test('what somebody states lowers the price and never raises it', () => {
    const high = range({ trades, statedPrice: known(45_000 * man, '입력') })
    expect(high).toMatchObject({ method: 'trades-building', others: [{ method: 'stated', agrees: false }] })
    const low = range({ trades, statedPrice: known(20_000 * man, '입력') })
    expect(low).toMatchObject({ method: 'stated', likely: 20_000 * man, low: 20_000 * man })
    const within = range({ trades, statedPrice: known(29_500 * man, '입력') })
    expect(within).toMatchObject({ method: 'stated', likely: 29_500 * man })
    expect(within.low).toBeLessThan(within.likely)
  })
  test('trades and an official price that disagree, both measured: the lower one', () => {
    const r = range({ place: seoul, trades, officialPrice: known(100_000_000, '공동주택가격') })
    expect(r.method).toBe('official-price')
    expect(r.likely).toBeLessThan(180_000_000)
    expect(r.others).toMatchObject([{ method: 'trades-building', agrees: false }])
  })
  test('a rule of thumb overrules no trades of the same building, and of farther ones only what it brings down', () => {
    const thumb = (scope: TradeSet['scope'], official: number) =>
      range({ trades: known([set(scope, near)], 'x'), officialPrice: known(official * man, '공동주택가격') }).method
    expect(thumb('building', 10_000)).toBe('trades-building')
    expect(thumb('dong', 10_000)).toBe('official-price')
    expect(thumb('dong', 50_000)).toBe('trades-dong')
    expect(thumb('dong', 21_000)).toBe('trades-dong')
  })
  test('the guarantor’s own price of an apartment stays that of its trades', () => {
    const r = range({ kind: '아파트', trades, recentSale: sold(24_000) })
    expect(r.method).toBe('register-sale')
    expect(r.guarantorBy?.step).toBe('kb-or-rtech')
    expect('value' in r.guarantor && r.guarantor.value).toBeGreaterThan(29_000 * man)
  })
})

describe('the official price', () => {
  const of = (over: Partial<PriceFacts>) => range({ officialPrice: known(200_000_000, '공동주택가격'), ...over })
  test('of a villa in Seoul stands for what such villas were sold for', () => {
    const r = of({ place: known('1150010300', '등기부') })
    expect(r.width).toMatchObject({ basis: 'measured' })
    expect(r.likely).toBeGreaterThan(1.55 * 200_000_000)
    expect(r.low).toBeLessThan(1.45 * 200_000_000)
    // percents have one decimal: the price is exact to the won
    expect([r.low, r.likely, r.high].map((won) => won % 200_000)).toEqual([0, 0, 0])
  })
  test.each([
    ['of a villa elsewhere', { place: known('2823710100', '등기부') }],
    ['of an apartment in Seoul', { kind: '아파트' as const, place: known('1150010300', '등기부') }],
    ['of a home that nobody placed', {}],
  ])('%s keeps to the cautious rule, and says that nobody measured it', (_, over) =>
    expect(of(over)).toMatchObject({ likely: 280_000_000, width: { basis: 'assumed' } }),
  )
})
