import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import type { TenantClaim } from './case.ts'
import { distribute } from './distribute.ts'
import { claim, M, run, tenant } from './made-case.ts'

test('absorption stops at the own shortfall (disputed example, case-law method)', () => {
  const out = run({
    net: 50,
    claims: [
      claim('x1', 'attachment', 40, '2020-01-01'),
      claim('m', 'mortgage', 20, '2020-02-01'),
      claim('tax', 'tax', 30, '2020-03-01'),
      claim('x2', 'attachment', 10, '2020-04-01'),
    ],
  })
  expect(['x1', 'm', 'tax', 'x2'].map(out.won)).toEqual([5, 20, 25, 0])
})

test('a tenant who does not ask is paid nothing and stays on the buyer whole', () => {
  const out = run({
    net: 300,
    tenants: [{ ...tenant('T', 200, '2020-01-01'), demandsDistribution: false }],
    extinctionDate: day('2021-01-01'),
  })
  expect(out.tenants['T']).toEqual({
    recovered: 0,
    unpaid: 200 * M,
    assumedByBuyer: 200 * M,
    smallDeposit: 0,
  })
  expect(out.surplus).toBe(300 * M)
})

test('an odd won goes to the first in input order', () => {
  const out = distribute({
    salePrice: 101,
    costs: 0,
    region: 'S',
    auctionDate: day('2026-01-01'),
    claims: [claim('a', 'general', 1), claim('b', 'general', 1)],
    tenants: [],
  })
  expect(out.paid).toEqual({ a: 51, b: 50 })
})

test('a lease as security (disputed): the small deposit then bows to the row of the older lease', () => {
  const older = { ...tenant('old', 300, '2015-03-02'), opposableFrom: day('2015-03-03') }
  const young = tenant('young', 140, '2024-03-02')
  const sale = (leaseAsSecurity: boolean) => run({ net: 320, tenants: [older, young], leaseAsSecurity })
  expect([sale(false).won('young'), sale(false).won('old')]).toEqual([55, 265])
  expect([sale(true).won('young'), sale(true).won('old')]).toEqual([20, 300])
})

describe('a lease before the mortgage keeps its place, small deposit and all', () => {
  // the row of 2016 gives 1억 2,000만 nothing, today's row 5,500만: that part must not rank behind the mortgage
  const older = { ...tenant('T', 120, '2017-02-01') }
  const sale = (net: number) =>
    run({
      net,
      extinctionDate: day('2018-01-10'),
      claims: [claim('A', 'mortgage', 100, '2018-01-10')],
      tenants: [older],
    })
  test('it is paid whole before the mortgage', () => {
    const out = sale(150)
    expect([out.won('T'), out.won('A')]).toEqual([120, 30])
    expect(out.tenants['T']).toMatchObject({ unpaid: 0, smallDeposit: 55 * M })
  })
  test('in a poor sale it takes all', () => expect([sale(90).won('T'), sale(90).won('A')]).toEqual([90, 0]))
  test('without 확정일자 the later row does bow to the mortgage', () => {
    const out = run({
      net: 150,
      extinctionDate: day('2018-01-10'),
      claims: [claim('A', 'mortgage', 100, '2018-01-10')],
      tenants: [{ ...older, fixedDate: null }],
    })
    expect([out.won('T'), out.won('A')]).toEqual([50, 100])
    expect(out.tenants['T']?.assumedByBuyer).toBe(70 * M)
  })
  test('of the same day as the mortgage: the small deposit beside it, pro rata', () => {
    const out = run({
      net: 110,
      claims: [claim('A', 'mortgage', 110, '2018-01-10')],
      tenants: [tenant('T', 110, '2017-12-01', '2018-01-10')],
    })
    expect([out.won('T'), out.won('A')]).toEqual([55, 55])
  })
})

describe('wages', () => {
  test('the last three months stand beside the small deposit', () => {
    const out = run({
      net: 110,
      claims: [claim('w', 'wage3', 165), claim('A', 'mortgage', 50, '2024-01-01')],
      tenants: [tenant('T', 100, '2024-02-01')],
    })
    expect([out.won('w'), out.won('T'), out.won('A')]).toEqual([82.5, 27.5, 0])
  })
  test('the rest stands behind a mortgage and before a tax, unless the tax is before a mortgage', () => {
    const order = (due: string) =>
      run({
        net: 120,
        claims: [
          claim('A', 'mortgage', 60, '2022-01-01'),
          claim('w', 'wage', 50),
          claim('tax', 'tax', 50, due),
          claim('p', 'public', 20, '2023-06-01'),
        ],
      })
    expect(['A', 'w', 'tax', 'p'].map(order('2022-01-02').won)).toEqual([60, 50, 10, 0])
    // 법정기일 on the day of the mortgage: the tax first, and then the wages behind both
    expect(['A', 'w', 'tax', 'p'].map(order('2022-01-01').won)).toEqual([60, 10, 50, 0])
  })
})

test('public dues: before a later mortgage, behind taxes, before plain debts', () => {
  const out = run({
    net: 100,
    claims: [
      claim('A', 'mortgage', 50, '2022-01-01'),
      claim('early', 'public', 20, '2021-12-31'),
      claim('late', 'public', 20, '2022-01-02'),
      claim('g', 'general', 30),
    ],
  })
  expect(['early', 'A', 'late', 'g'].map(out.won)).toEqual([20, 50, 20, 10])
})

describe('전세권 from before the base right', () => {
  const sale = (more: object) =>
    run({
      net: 200,
      extinctionDate: day('2022-05-01'),
      claims: [claim('J', 'jeonse', 90, '2021-03-02', more), claim('A', 'mortgage', 150, '2022-05-01')],
    })
  test('asks: paid first, and gone', () => {
    const out = sale({})
    expect([out.won('J'), out.won('A'), out.assumed]).toEqual([90, 110, undefined])
  })
  test('does not ask: nothing is paid, all of it stays on the buyer', () => {
    const out = sale({ demandsDistribution: false })
    expect([out.won('J'), out.won('A'), out.surplus]).toEqual([0, 150, 50 * M])
    expect(out.assumed).toEqual({ J: 90 * M })
    expect(out.steps.at(-1)).toMatchObject({ rule: 'assumed', of: 'J', due: 90 * M, paid: 0 })
  })
  test('after the base right it is wiped out and paid by rank, asked or not', () => {
    const out = run({
      net: 200,
      extinctionDate: day('2020-05-01'),
      claims: [
        claim('A', 'mortgage', 150, '2020-05-01'),
        claim('J', 'jeonse', 90, '2021-03-02', { demandsDistribution: false }),
      ],
    })
    expect([out.won('A'), out.won('J'), out.assumed]).toEqual([150, 50, undefined])
  })
})

test('the registered lease of a tenant before: paid by its own rank, and the next tenant has no small deposit', () => {
  const out = run({
    net: 150,
    extinctionDate: day('2023-05-01'),
    claims: [claim('A', 'mortgage', 60, '2023-05-01')],
    tenants: [
      tenant('before', 100, '2021-02-01'),
      tenant('now', 50, '2024-02-01', '2024-02-01', { noSmallDeposit: true }),
    ],
  })
  expect(['before', 'A', 'now'].map(out.won)).toEqual([100, 50, 0])
})

test('who moved in on or after the day the auction opened has no small deposit', () => {
  const opened = (on: string) =>
    run({
      net: 100,
      openedOn: day(on),
      claims: [claim('A', 'mortgage', 90, '2024-01-01')],
      tenants: [tenant('T', 50, '2025-03-01')],
    }).won('T')
  expect([opened('2025-03-01'), opened('2025-03-02')]).toEqual([10, 50])
})

test('당해세 gives way to equals pro rata, and two of them by what each had', () => {
  const out = run({
    net: 210,
    claims: [
      claim('A', 'mortgage', 100, '2021-01-10'),
      claim('jong', 'propertyTax', 20, '2023-01-01'),
      claim('jae', 'propertyTax', 10, '2023-01-01', { levy: 'local' }),
    ],
    tenants: [tenant('T1', 300, '2022-05-01'), tenant('T2', 600, '2022-05-01')],
  })
  // A 100, taxes 30, leases 80 as 1 : 2; then the leases get the 30 by their shortfalls (273⅓ : 546⅔)
  expect(['A', 'jong', 'jae'].map(out.won)).toEqual([100, 0, 0])
  expect(Math.abs(out.won('T1') - 110 / 3)).toBeLessThan(0.00001)
  expect(Math.abs(out.won('T2') - 220 / 3)).toBeLessThan(0.00001)
})

describe('당해세 gives its money by priority', () => {
  // the tax and the mortgage take everything: a lease gets only what the tax gives up
  const sale = (...tenants: TenantClaim[]) =>
    run({
      net: 100,
      claims: [claim('A', 'mortgage', 70, '2021-01-10'), claim('jong', 'propertyTax', 30, '2023-01-01')],
      tenants,
    })
  const early = tenant('early', 200, '2022-03-01')
  const late = (fixed: string, id = 'late') => tenant(id, 400, '2022-09-01', fixed)
  test('an early 확정일자 is no priority before 대항요건 are met too', () => {
    const out = sale(late('2022-01-03'), early)
    expect(['A', 'jong', 'early', 'late'].map(out.won)).toEqual([70, 0, 30, 0])
    expect(out.steps.filter((s) => s.rule === 'exception')).toMatchObject([{ of: 'early', from: 'jong', paid: 30 * M }])
  })
  test('whose 확정일자 is not before the 법정기일 gets none of it, whatever the priority', () => {
    const senior = tenant('senior', 200, '2022-03-01', '2023-01-01')
    const out = sale(senior, late('2022-01-03'))
    expect(['jong', 'senior', 'late'].map(out.won)).toEqual([0, 0, 30])
  })
  test('equals in priority with days fixed apart share it by what they lack', () => {
    const out = sale(late('2022-01-03'), late('2022-02-03', 'other'))
    expect(['jong', 'late', 'other'].map(out.won)).toEqual([0, 15, 15])
  })
  test('of two equals one may be paid from the earlier tax alone: the other is not pushed off the later one', () => {
    const out = run({
      net: 100,
      claims: [
        claim('A', 'mortgage', 70, '2021-01-10'),
        claim('jae', 'propertyTax', 20, '2022-01-20', { levy: 'local' }),
        claim('jong', 'propertyTax', 10, '2023-01-01'),
      ],
      tenants: [late('2022-01-03'), late('2022-02-03', 'other')],
    })
    // 20 to the lease fixed before both, then 10 by shortfalls (380 : 400)
    expect(['jae', 'jong'].map(out.won)).toEqual([0, 0])
    expect(out.won('late')).toBeCloseTo(20 + (10 * 380) / 780, 5)
    expect(out.won('other')).toBeCloseTo((10 * 400) / 780, 5)
  })
  test('a 전세권 ranks by the office hours of its day, behind a lease of that day’s 00:00', () => {
    const out = run({
      net: 100,
      claims: [
        claim('A', 'mortgage', 70, '2021-01-10'),
        claim('J', 'jeonse', 100, '2022-03-02'),
        claim('jong', 'propertyTax', 30, '2023-01-01'),
      ],
      tenants: [early],
    })
    expect(['jong', 'early', 'J'].map(out.won)).toEqual([0, 30, 0])
  })
})

describe('taxes of an owner who got the house later (국세기본법 35조 1항 3호의2)', () => {
  const T = tenant('T', 180, '2022-05-01')
  const tax = (date: string, more: object = { owedBy: 'new-owner' }) => claim('tax', 'tax', 100, date, more)
  const sold = (c: Parameters<typeof run>[0]) => run({ net: 200, tenants: [T], transferredOn: day('2023-02-01'), ...c })
  test('before the law a tax of an earlier 법정기일 came first, whoever owed it', () => {
    expect(sold({ claims: [tax('2021-01-01')], auctionDate: day('2023-03-31') }).won('T')).toBe(100)
    expect(sold({ claims: [tax('2021-01-01', {})] }).won('T')).toBe(100)
  })
  test('the lease from before the transfer comes first now', () => {
    const out = sold({ claims: [tax('2021-01-01')] })
    expect([out.won('T'), out.won('tax')]).toEqual([180, 20])
  })
  test('but for as much as the former owner owed by then', () => {
    const formerArrears = [
      { amount: 30 * M, date: day('2021-06-01') },
      // not yet owed when the lease was fixed
      { amount: 40 * M, date: day('2022-09-01') },
    ]
    expect(sold({ claims: [tax('2021-01-01')], formerArrears }).won('T')).toBe(170)
    // since 2024 only if the tax's own 법정기일 is before the lease; the text of 2023 did not require it
    expect(sold({ claims: [tax('2023-06-01')], formerArrears }).won('T')).toBe(180)
    expect(sold({ claims: [tax('2023-06-01')], formerArrears, auctionDate: day('2023-12-31') }).won('T')).toBe(170)
  })
  test('the arrears are lent once, to the taxes in the order of their 법정기일', () => {
    const formerArrears = [{ amount: 30 * M, date: day('2021-06-01') }]
    const out = sold({
      claims: [
        claim('b', 'tax', 50, '2021-03-01', { owedBy: 'new-owner' }),
        claim('a', 'tax', 20, '2021-01-01', { owedBy: 'new-owner' }),
      ],
      formerArrears,
    })
    expect(out.won('T')).toBe(170)
    expect(out.won('a')).toBeGreaterThanOrEqual(20)
  })
  test('a mortgage from after the transfer is measured by the tax day alone', () => {
    const out = sold({
      claims: [tax('2023-03-01'), claim('A', 'mortgage', 100, '2023-06-01')],
    })
    expect(['T', 'tax', 'A'].map(out.won)).toEqual([180, 20, 0])
  })
  test('of the new owner only 종합부동산세 keeps the place of a 당해세', () => {
    const own = (name: '상속세' | '종합부동산세') =>
      sold({ claims: [claim('tax', 'propertyTax', 30, '2022-01-01', { owedBy: 'new-owner', tax: name })] })
    expect([own('상속세').won('T'), own('종합부동산세').won('T')]).toEqual([180, 170])
  })
  test('a local tax has no such rule', () => {
    expect(sold({ claims: [tax('2021-01-01', { owedBy: 'new-owner', levy: 'local' })] }).won('T')).toBe(100)
  })
})
