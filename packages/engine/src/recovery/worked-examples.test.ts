import { describe, expect, test } from 'vitest'
import type { Tier } from '../law/small-deposit.ts'
import { day } from '../values/day.ts'
import { claim, M, run, tenant } from './made-case.ts'

describe('the small deposit of one tenant (rules table 1.6)', () => {
  const alone = (region: Tier, on: string | null, deposit: number) =>
    run({
      net: 100_000,
      region,
      claims: on === null ? [] : [claim('m', 'mortgage', 10, on)],
      tenants: [
        {
          id: 't',
          deposit: deposit * 10_000,
          opposableFrom: day('2024-01-02'),
          fixedDate: null,
          demandsDistribution: true,
        },
      ],
      ...(on === null ? {} : { auctionDate: day(on < '2024-01-02' ? '2024-01-02' : on) }),
    })
  test.each([
    ['S', '2023-02-21', 16_000, 5500],
    ['S', '2023-02-21', 16_500, 5500],
    ['S', '2023-02-21', 16_501, 0],
    ['M', '2023-03-01', 8500, 2800],
    ['E', '2023-03-01', 2000, 2000],
    ['E', null, 7500, 2500],
  ] as const)('tier %s, mortgage %s, %d만 → %d만', (region, on, deposit, expected) => {
    expect(alone(region, on, deposit).tenants['t']?.recovered).toBe(expected * 10_000)
  })

  // against a mortgage of an older row the mortgage exhausts the pool, so only the old row has an effect
  test.each([
    ['S', '2023-02-20', 16_000, 0],
    ['S', '2023-02-21', 16_000, 5500],
    ['S', '2023-02-21', 16_500, 5500],
    ['S', '2023-02-21', 16_501, 0],
    ['S', '2021-05-10', 11_000, 3700],
    // 용인 was in the 광역시 tier until 2018-09-17, 김포 until 2021-05-10; 파주 in the lowest tier until 2018-09-17
    ['M', '2018-09-17', 6000, 2000],
    ['O', '2018-09-18', 10_000, 3400],
    ['M', '2020-01-01', 6000, 2000],
    ['E', '2016-05-01', 5000, 1700],
    ['M', '2023-03-01', 8500, 2800],
    ['E', '2023-03-01', 2000, 2000],
  ] as const)('tier %s, mortgage %s takes the rest: %d만 → %d만', (region, on, deposit, expected) => {
    const out = run({
      net: 500,
      region,
      claims: [claim('m', 'mortgage', 900, on)],
      tenants: [
        {
          id: 't',
          deposit: deposit * 10_000,
          opposableFrom: day('2023-06-02'),
          fixedDate: null,
          demandsDistribution: true,
        },
      ],
    })
    expect(out.tenants['t']?.recovered).toBe(expected * 10_000)
  })
})

test('E1: one mortgage and a small deposit', () => {
  const out = run({
    net: 216,
    extinctionDate: day('2022-03-10'),
    claims: [claim('A', 'mortgage', 120, '2022-03-10')],
    tenants: [tenant('T', 150, '2022-05-01')],
  })
  expect([out.won('A'), out.won('T')]).toEqual([120, 96])
  expect(out.tenants['T']).toMatchObject({ unpaid: 54 * M, assumedByBuyer: 0 })
})

test('E2: mortgages of three periods, small deposit in stages', () => {
  const out = run({
    net: 235,
    claims: [
      claim('A', 'mortgage', 100, '2017-06-01'),
      claim('B', 'mortgage', 60, '2021-08-01'),
      claim('C', 'mortgage', 40, '2023-06-01'),
    ],
    tenants: [tenant('T', 120, '2023-07-01')],
    extinctionDate: day('2017-06-01'),
  })
  expect([out.won('A'), out.won('B'), out.won('C'), out.won('T')]).toEqual([100, 60, 20, 55])
})

test('E3: 다가구, half of the price caps the small deposits', () => {
  const out = run({
    net: 314,
    region: 'O',
    extinctionDate: day('2022-01-10'),
    claims: [claim('A', 'mortgage', 200, '2022-01-10')],
    tenants: [
      tenant('T1', 60, '2022-03-01'),
      tenant('T2', 80, '2022-03-01'),
      tenant('T3', 120, '2022-03-01'),
      tenant('T4', 140, '2022-03-01'),
      tenant('T5', 50, '2022-03-01', null),
    ],
  })
  expect(['T1', 'T2', 'T3', 'T4', 'T5', 'A'].map(out.won)).toEqual([39.25, 39.25, 39.25, 0, 39.25, 157])
})

test('E4: 가압류, pro rata and absorption', () => {
  const out = run({
    net: 200,
    region: 'E',
    extinctionDate: day('2022-01-05'),
    claims: [
      claim('X', 'attachment', 100, '2022-01-05'),
      claim('A', 'mortgage', 100, '2022-02-10'),
      claim('B', 'mortgage', 100, '2022-04-01'),
    ],
    tenants: [tenant('T', 100, '2022-02-28', '2022-03-01')],
  })
  expect(['X', 'A', 'T', 'B'].map(out.won)).toEqual([50, 100, 50, 0])
  expect(out.tenants['T']?.assumedByBuyer).toBe(0)
})

describe('E5: the 당해세 exception', () => {
  const tax = claim('tax', 'propertyTax', 30, '2022-12-01')
  const T = tenant('T', 180, '2022-05-01')
  const mortgage = (on: string, amount: number) => claim('A', 'mortgage', amount, on)
  test.each([
    ['2023-01-10', 50, '2023-03-31', [30, 170, 0]],
    ['2023-01-10', 50, '2023-04-01', [20, 180, 0]],
    ['2021-01-10', 100, '2023-03-31', [30, 70, 100]],
    ['2021-01-10', 100, '2023-04-01', [0, 100, 100]],
  ] as const)('mortgage %s of %d, sold %s', (on, amount, sold, expected) => {
    const out = run({
      net: 200,
      claims: [tax, mortgage(on, amount)],
      tenants: [T],
      auctionDate: day(sold),
    })
    expect(['tax', 'T', 'A'].map(out.won)).toEqual(expected)
  })
  test('a local tax gives way from 2023-05-04 on', () => {
    const local = { ...tax, levy: 'local' as const }
    const paidOn = (sold: string) =>
      run({
        net: 200,
        claims: [local, mortgage('2021-01-10', 100)],
        tenants: [T],
        auctionDate: day(sold),
      }).won('T')
    expect([paidOn('2023-05-03'), paidOn('2023-05-04')]).toEqual([70, 100])
  })
})

describe('E6: the same day and the next', () => {
  const at = (on: string) =>
    run({
      net: 300,
      claims: [claim('A', 'mortgage', 180, on)],
      tenants: [tenant('T', 200, '2024-05-10')],
      extinctionDate: day(on),
    })
  test('a mortgage of the day of 전입 comes first', () => {
    const out = at('2024-05-10')
    expect([out.won('A'), out.won('T'), out.tenants['T']?.assumedByBuyer]).toEqual([180, 120, 0])
  })
  test('a mortgage of the next day comes second', () => {
    const out = at('2024-05-11')
    expect([out.won('A'), out.won('T')]).toEqual([100, 200])
  })
  test('E6c: a fixed date of the same day as the mortgage ranks equally, the rest stays on the buyer', () => {
    const out = run({
      net: 300,
      claims: [claim('A', 'mortgage', 200, '2024-05-20')],
      tenants: [tenant('T', 200, '2024-05-10', '2024-05-20')],
      extinctionDate: day('2024-05-20'),
    })
    expect([out.won('A'), out.won('T'), out.tenants['T']?.assumedByBuyer]).toEqual([150, 150, 50 * M])
  })
})

test('E7: 대항력 early, 확정일자 late', () => {
  const out = run({
    net: 250,
    claims: [claim('A', 'mortgage', 120, '2022-06-01')],
    tenants: [tenant('T', 230, '2022-03-01', '2022-08-01')],
    extinctionDate: day('2022-06-01'),
  })
  expect([out.won('A'), out.won('T'), out.tenants['T']?.assumedByBuyer]).toEqual([120, 130, 100 * M])
})

test('E8: a circle of attachment, mortgage and tax', () => {
  const out = run({
    net: 150,
    claims: [
      claim('X', 'attachment', 100, '2022-01-05'),
      claim('A', 'mortgage', 100, '2022-02-10'),
      claim('tax', 'tax', 100, '2022-03-01'),
    ],
  })
  expect(['A', 'tax', 'X'].map(out.won)).toEqual([100, 50, 0])
})

test('P3a: 전입 and mortgage on one day', () => {
  const out = run({
    net: 500,
    claims: [claim('m', 'mortgage', 300, '2021-03-05')],
    tenants: [tenant('갑', 300, '2021-03-05'), tenant('병', 200, '2021-09-01')],
    extinctionDate: day('2021-03-05'),
  })
  expect(['m', '갑', '병'].map(out.won)).toEqual([300, 200, 0])
  expect(out.tenants['갑']?.assumedByBuyer).toBe(0)
})

test('P3b: 전입 a day before the mortgage', () => {
  const out = run({
    net: 500,
    claims: [claim('m', 'mortgage', 400, '2022-03-06')],
    tenants: [tenant('갑', 200, '2022-03-05'), tenant('병', 300, '2022-09-01')],
    extinctionDate: day('2022-03-06'),
  })
  expect(['갑', 'm', '병'].map(out.won)).toEqual([200, 300, 0])
})

test('P6: a circle through the small deposit and the 당해세', () => {
  const out = run({
    net: 50,
    claims: [claim('m', 'mortgage', 60, '2010-07-01'), claim('tax', 'propertyTax', 15, '2010-03-01')],
    auctionDate: day('2012-01-01'),
    tenants: [
      {
        id: '병',
        deposit: 70 * M,
        opposableFrom: day('2011-01-01'),
        fixedDate: null,
        demandsDistribution: true,
      },
    ],
  })
  expect(['m', '병', 'tax'].map(out.won)).toEqual([35, 7.5, 7.5])
})
