import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { estimateAuctionCost } from './auction-cost.ts'
import { saleRate, shrink } from './auction-rates.ts'
import { failedSales, leastBids } from './bid-reductions.ts'
import { groundShare } from './land-share.ts'
import { opposableFrom } from './opposability.ts'
import { priceDrift } from './price-drift.ts'
import { priceLikeness } from './price-range.ts'
import { saleSpreadCells, tradeSpreadCells } from './tables/price-spread-2026-11-27.ts'
import { regionTiers } from './region-tiers.ts'
import { cautiousTier, tierOf } from './region.ts'
import { currentWeights } from './risk-weights.ts'
import { packTables } from './rule-pack.ts'
import { thresholds } from './signal-thresholds.ts'
import { smallDepositOf, type Tier } from './small-deposit.ts'

const now = day('2026-11-21')

test('every table of the rule pack is ordered, dated and sourced', () => {
  expect(packTables.length).toBeGreaterThan(15)
  const keys = packTables.map((t) => t.key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const table of packTables) {
    expect(table.rows.length, table.key).toBeGreaterThan(0)
    const days = table.rows.map((r) => r.from)
    expect(days, table.key).toEqual(days.toSorted())
    expect(new Set(days).size, table.key).toBe(days.length)
    for (const row of table.rows) {
      expect(row.source.title.length, table.key).toBeGreaterThan(1)
      expect(row.source.checkedOn <= day('2026-11-27'), table.key).toBe(true)
    }
  }
})

test('what is judged with is the last row of its table', () => {
  const now = (key: string) => packTables.find((t) => t.key === key)?.rows.at(-1)?.value
  const { odds, mortgage, findings, underwater, lowLoss, bands } = currentWeights
  expect([now('accident-odds'), now('mortgage-steps')]).toEqual([odds, mortgage])
  expect([now('underwater-cap'), now('low-case-loss')]).toEqual([underwater, lowLoss])
  for (const [code, row] of Object.entries(findings)) expect(row).toMatchObject(now(`finding-${code}`) as object)
  expect([now('grade-bands'), now('signal-thresholds')]).toEqual([bands, thresholds])
  expect([now('price-drift'), now('price-likeness')]).toEqual([priceDrift(), priceLikeness()])
  expect([now('price-spread'), now('price-spread-of-own-sale')]).toEqual([tradeSpreadCells, saleSpreadCells])
  expect(now('land-share')).toEqual(groundShare())
  expect(estimateAuctionCost(1e9)).toBe(1e6 * (now('auction-cost') as { perMille: number }).perMille)
})

test('what nobody has looked up holds a score back, and takes no grade', () => {
  const open = Object.values(currentWeights.open).reduce((n, points) => n + points, 0)
  expect(open).toBeGreaterThan(0)
  expect(100 - open).toBeGreaterThanOrEqual(currentWeights.bands[0]?.least ?? 100)
})

describe('the small-deposit tier of a place', () => {
  test.each([
    ['1168010100', 'S'],
    ['2823710100', 'O'],
    ['2818510500', 'O'],
    ['2829010600', 'M'],
    ['2829010500', 'M'],
    ['2871025021', 'E'],
    ['4136010100', 'O'],
    ['4136025021', 'E'],
    ['3611010100', 'O'],
    ['4146510100', 'O'],
    ['4159710100', 'O'],
    ['4157010100', 'O'],
    ['2635010100', 'M'],
    ['4127310100', 'M'],
    ['4161010100', 'M'],
    ['4148010100', 'M'],
    ['4150010100', 'M'],
    ['4122010100', 'M'],
    ['2671025021', 'E'],
    ['2771025021', 'E'],
    ['2772025021', 'E'],
    ['3171025021', 'E'],
    ['4137010100', 'E'],
    // 운서, 송도, 청라, 고잔, 정왕, 대야, 다산, 광주 동구
    ['2811014700', 'AMBIGUOUS'],
    ['2818510600', 'AMBIGUOUS'],
    ['2826012200', 'AMBIGUOUS'],
    ['2820011100', 'AMBIGUOUS'],
    ['2820011000', 'AMBIGUOUS'],
    ['2820010700', 'AMBIGUOUS'],
    ['4139013200', 'AMBIGUOUS'],
    ['4139010100', 'AMBIGUOUS'],
    ['4136011200', 'AMBIGUOUS'],
    ['2911010100', 'AMBIGUOUS'],
    // districts alone: some of their parts are excluded, or none
    ['28260', 'AMBIGUOUS'],
    ['28200', 'AMBIGUOUS'],
    ['41360', 'AMBIGUOUS'],
    ['41390', 'AMBIGUOUS'],
    ['28237', 'O'],
    ['11500', 'S'],
    ['41610', 'M'],
    ['51130', 'E'],
  ])('%s is %s today', (code, tier) => expect(tierOf(code, now)).toBe(tier))

  test('of a district of which parts are taken out, the part that protects least', () => {
    expect(cautiousTier('28260', now).tier).toBe('M')
    expect(cautiousTier('41390', now).tier).toBe('E')
    expect(cautiousTier('2826011200', now)).toEqual({ tier: 'O', candidates: ['O'] })
  })

  test.each([
    ['4146510100', '2010-07-25', 'E'],
    ['4146510100', '2016-05-01', 'M'],
    ['4146510100', '2018-09-18', 'O'],
    ['3611010100', '2014-05-01', 'E'],
    ['3611010100', '2016-03-31', 'M'],
    ['4157010100', '2020-01-01', 'M'],
    ['4148010100', '2016-05-01', 'E'],
    ['2911010100', '2026-06-30', 'M'],
    ['4111110100', '2000-01-01', 'E'],
    ['2823710100', '2000-01-01', 'M'],
    ['2826012000', '2005-01-01', 'E'],
  ])('%s on %s was %s', (code, on, tier) => expect(tierOf(code, day(on))).toBe(tier))
})

test.each([
  ['S', '2023-02-20', 15000, 5000],
  ['S', '2023-02-21', 16500, 5500],
  ['S', '2021-05-10', 11000, 3700],
  ['O', '2018-09-18', 10000, 3400],
  ['M', '2023-03-01', 8500, 2800],
  ['E', '2026-01-01', 7500, 2500],
  ['S', '2001-09-15', 4000, 1600],
  ['O', '2001-09-14', 2000, 800],
  ['S', '1984-06-14', 300, 300],
  ['S', '1990-02-19', 2000, 700],
  ['E', '1995-10-19', 2000, 800],
] as const)('tier %s on %s: up to %d만, %d만 paid first', (tier, on, limit, amount) => {
  expect(smallDepositOf(tier as Tier, day(on))).toMatchObject({
    limit: limit * 10_000,
    amount: amount * 10_000,
  })
})

test('the tiers of a place follow one another', () => {
  for (const [prefix, steps] of regionTiers) {
    const days = steps.map((s) => s.from)
    expect(days, prefix).toEqual([...new Set(days)].toSorted())
  }
})

test.each([
  ['용인', '4146510100', '2018-09-17', 6000, 2000],
  ['용인', '4146510100', '2018-09-18', 10000, 3400],
  ['김포', '4157010100', '2020-01-01', 6000, 2000],
  ['파주', '4148010100', '2016-05-01', 5000, 1700],
  ['부산', '2635010100', '2023-03-01', 8500, 2800],
  // 운서동 may be 과밀억제권역 or not: the smaller protection counts
  ['영종', '2811014700', '2023-03-01', 8500, 2800],
] as const)('%s on %s: the row that a mortgage of that day bows to', (_, code, on, limit, amount) => {
  expect(smallDepositOf(cautiousTier(code, day(on)).tier, day(on))).toMatchObject({
    limit: limit * 10_000,
    amount: amount * 10_000,
  })
})

test('before the law of 1984 nobody was paid first', () => expect(smallDepositOf('S', day('1984-06-13'))).toBeNull())

test('a rate of few sales leans on its province', () => {
  expect(shrink(117, 5, 84, 30)).toBe(88.7)
  expect(shrink(69.5, 358, 84, 30)).toBe(70.6)
  expect(shrink(60, 248, 68.6, 30)).toBe(60.9)
})

test('few sales make the range wider, and none at all wider still', () => {
  const width = (code: string | null) => {
    const { low, likely, high, sold } = saleRate(code, '다세대')
    return [sold, Math.round((low / likely) * 100), Math.round((high / likely) * 100)]
  }
  expect(width('1150010300')).toEqual([358, 80, 115])
  expect(width('1117010100')).toEqual([13, 75, 120])
  expect(width(null)).toEqual([null, 70, 125])
})

test('the least bid falls by the court (유찰저감률)', () => {
  expect(leastBids('1168010100', 2)).toEqual([100, 80, 64])
  expect(leastBids('2823710100', 2)).toEqual([100, 70, 49])
  // 광주 동구 before and after its new code; 나주 belongs to the same court, 목포 to a branch
  for (const code of ['2911010100', '1221010100', '1217010100', '46170'])
    expect(leastBids(code, 3), code).toEqual([100, 70, 56, 44.8])
  expect(leastBids('1211010100', 2)).toEqual([100, 80, 64])
  expect(leastBids(null, 1)).toEqual([100, 80])
  expect([100, 99, 80, 70, 64].map((rate) => failedSales('1168010100', rate))).toEqual([0, 1, 1, 2, 2])
  expect(failedSales('2823710100', 69)).toBe(2)
})

test('a villa in 강서구 is expected to sell below an apartment there, and a split city keeps its own row', () => {
  const villa = saleRate('1150010300', '다세대')
  const apartment = saleRate('1150010300', '아파트')
  expect(villa.likely).toBeLessThan(apartment.likely)
  expect(villa.low).toBeLessThan(villa.likely)
  expect(saleRate('4159710100', '아파트').sold).toBe(119)
  expect(saleRate(null, null).likely).toBeGreaterThan(40)
  expect(saleRate('1156010100', '아파트').likely).toBeLessThanOrEqual(100)
})

test('opposability begins the next day at 00:00', () => expect(opposableFrom(day('2024-05-10'))).toBe('2024-05-11'))
