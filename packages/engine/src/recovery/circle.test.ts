import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../values/day.ts'
import { type CircleReading, circleReadings, type ClaimKind } from './case.ts'
import { between } from './between.ts'
import { distribute } from './distribute.ts'
import { claim, M, run, tenant } from './made-case.ts'

const circle = (mortgage: number, more: { circle?: CircleReading } = {}) =>
  run({
    net: 150,
    claims: [
      claim('X', 'attachment', 100, '2022-01-05'),
      claim('A', 'mortgage', mortgage, '2022-02-10'),
      claim('tax', 'tax', 100, '2022-03-01'),
    ],
    ...more,
  })

describe('가압류 beside a mortgage, the mortgage before a tax, the tax before the 가압류', () => {
  // first shares of 300: 30, 90, 30; the tax absorbs those of 가압류, and the mortgage, which has no senior, absorbs all
  // of it
  test('the tax keeps nothing while the mortgage before it is short', () =>
    expect(['X', 'A', 'tax'].map(circle(300).won)).toEqual([0, 150, 0]))
  test('a mortgage that is paid by first shares leaves the tax what it took', () =>
    expect(['X', 'A', 'tax'].map(circle(100).won)).toEqual([0, 100, 50]))
  test('pro rata: what is disputed is left where it is', () =>
    expect(['X', 'A', 'tax'].map(circle(300, { circle: 'pro-rata' }).won)).toEqual([30, 120, 0]))
  test('a tenant in the mortgage’s place', () => {
    const out = run({
      net: 150,
      claims: [claim('X', 'attachment', 100, '2022-01-05'), claim('tax', 'tax', 100, '2022-03-01')],
      tenants: [tenant('T', 300, '2022-02-09', '2022-02-10')],
    })
    expect(['X', 'T', 'tax'].map(out.won)).toEqual([0, 150, 0])
  })
})

describe('readings of a disputed circle', () => {
  const disputed = {
    net: 50,
    claims: [
      claim('x1', 'attachment', 40, '2020-01-01'),
      claim('m', 'mortgage', 20, '2020-02-01'),
      claim('tax', 'tax', 30, '2020-03-01'),
      claim('x2', 'attachment', 10, '2020-04-01'),
    ],
  }
  test.each([
    ['absorb', [5, 20, 25, 0]],
    // a tax that was absorbed from may absorb that much more
    ['until-paid', [0, 20, 30, 0]],
    // first shares 20, 10, 15, 5; only undisputed amounts are absorbed
    ['pro-rata', [20, 20, 10, 0]],
  ] as const)('%s', (reading, expected) => {
    expect(['x1', 'm', 'tax', 'x2'].map(run({ ...disputed, circle: reading }).won)).toEqual(expected)
  })
  test('the sums of all readings are told, with their authorities', () => {
    const out = between({
      salePrice: 50 * M,
      costs: 0,
      region: 'S',
      auctionDate: day('2026-06-01'),
      tenants: [],
      ...disputed,
    })
    expect(out.disputed?.between).toEqual({
      x1: { low: 0, high: 20 * M },
      tax: { low: 10 * M, high: 30 * M },
    })
    expect(Object.keys(out.disputed?.authorities ?? {})).toEqual([...circleReadings])
    expect(out.disputed?.authorities['absorb']).toContain('91다44407')
  })
  test('a circle that every reading pays alike, and an order without one, are told without it', () => {
    const rest = { salePrice: 50 * M, costs: 0, region: 'S' as const, auctionDate: day('2026-06-01'), tenants: [] }
    expect(between({ ...rest, claims: disputed.claims.slice(0, 2) })).not.toHaveProperty('disputed')
    expect(between({ ...rest, claims: disputed.claims, salePrice: 100 * M })).not.toHaveProperty('disputed')
  })
  test('a circle of seniors alone: what the magazine has, and pro rata', () => {
    const magazine = (reading?: CircleReading) =>
      run({
        net: 50,
        claims: [claim('m', 'mortgage', 60, '2010-07-01'), claim('tax', 'propertyTax', 15, '2010-03-01')],
        auctionDate: day('2012-01-01'),
        tenants: [tenant('병', 70, '2010-12-31', null)],
        ...(reading === undefined ? {} : { circle: reading }),
      })
    expect(['m', '병', 'tax'].map(magazine().won)).toEqual([35, 7.5, 7.5])
    expect(['m', '병', 'tax'].map(magazine('until-paid').won)).toEqual([35, 7.5, 7.5])
    expect(['m', '병', 'tax'].map(magazine('pro-rata').won)).toEqual([30, 12.5, 7.5])
  })
})

/** The statutes by pairs, implemented independently of the engine: whether one is senior to another. */
type Rung = {
  id: string
  kind: 'mortgage' | 'lease' | 'tax' | 'public' | 'attachment' | 'general'
  amount: number
  at: number
}
const level = { tax: 0, public: 1, attachment: 2, general: 2 }
const isSecurity = (x: Rung) => x.kind === 'mortgage' || x.kind === 'lease'
// 00:00 of a day comes before its office hours
const moment = (x: Rung) => (x.kind === 'lease' ? x.at : x.at + 0.5)
function before(a: Rung, b: Rung): boolean {
  if (isSecurity(a) && isSecurity(b)) return moment(a) < moment(b)
  if (isSecurity(a)) return b.kind === 'general' || (b.kind === 'attachment' ? moment(a) < moment(b) : a.at < b.at)
  if (isSecurity(b)) return (a.kind === 'tax' || a.kind === 'public') && a.at <= b.at
  return level[a.kind as keyof typeof level] < level[b.kind as keyof typeof level] // neither is a security
}

const anyLadder = fc.record({
  net: fc.integer({ min: 0, max: 900 }),
  reading: fc.constantFrom(...circleReadings),
  rungs: fc
    .array(
      fc.record({
        kind: fc.constantFrom<Rung['kind']>(
          'mortgage',
          'lease',
          'tax',
          'public',
          'attachment',
          'attachment',
          'general',
        ),
        amount: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(1, 100)),
        at: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 2, maxLength: 9 },
    )
    .map((list) => list.map((x, i): Rung => ({ ...x, id: `${x.kind}${i}` }))),
})

test('no senior whose place nobody disputes is short while its junior is paid, in any reading', () => {
  fc.assert(
    fc.property(anyLadder, ({ net, rungs, reading }) => {
      const on = (x: Rung) => addDays(day('2015-01-01'), x.at * 40)
      const out = distribute({
        salePrice: net,
        costs: 0,
        region: 'S',
        auctionDate: day('2026-01-01'),
        claims: rungs.flatMap(({ kind, ...x }) =>
          kind === 'lease'
            ? []
            : [{ id: x.id, kind: kind satisfies ClaimKind, amount: x.amount, date: on({ kind, ...x }) }],
        ),
        tenants: rungs.flatMap((x) =>
          x.kind === 'lease'
            ? [
                {
                  id: x.id,
                  deposit: x.amount,
                  opposableFrom: on(x),
                  fixedDate: addDays(on(x), -1),
                  demandsDistribution: true,
                  noSmallDeposit: true,
                },
              ]
            : [],
        ),
        circle: reading,
      })
      const got = (x: Rung) => out.paid[x.id] ?? out.tenants[x.id]?.recovered ?? Number.NaN
      for (const a of rungs)
        for (const b of rungs) {
          const undisputed = before(a, b) && rungs.every((s) => !before(s, a) || before(s, b))
          if (undisputed && got(a) < a.amount) expect(got(b), `${a.id} before ${b.id}`).toBe(0)
        }
    }),
    { numRuns: 3000 },
  )
})
