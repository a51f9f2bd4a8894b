import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyJointCase } from './any-case.ts'
import { distribute } from './distribute.ts'
import { readCases } from './read-cases.ts'

const plain = { salePrice: 300_000_000, costs: 0, region: 'S', auctionDate: '2026-06-01' }
const wrongOf = (input: unknown) => {
  const read = readCases(input)
  return 'wrong' in read ? read.wrong : {}
}
const first = (input: unknown) => {
  const read = readCases(input)
  return 'cases' in read ? (read.cases[0] ?? expect.fail()) : expect.fail()
}

test('null equals absent, in every field', () => {
  const claim = { id: 'a', kind: 'mortgage', amount: 1, date: '2020-01-01' }
  const tenant = { id: 't', deposit: 1, opposableFrom: null, fixedDate: null, demandsDistribution: true }
  const bare = first({ ...plain, claims: [claim], tenants: [tenant] })
  const nulls = first({
    ...plain,
    extinctionDate: null,
    openedOn: null,
    transferredOn: null,
    formerArrears: null,
    properties: null,
    leaseAsSecurity: null,
    leaseOnLand: null,
    leaseSubrogates: null,
    smallOnLand: null,
    circle: null,
    claims: [{ ...claim, levy: null, tax: null, owedBy: null, demandsDistribution: null, on: null }],
    tenants: [{ ...tenant, noSmallDeposit: null, on: null, demandsDistribution: null }],
  })
  expect(nulls).toEqual(bare)
  expect(distribute(nulls)).toEqual(distribute(bare))
})

describe('what cannot be used is named by its path', () => {
  test.each([
    [undefined, { '.': 'not-an-object' }],
    ['x', { '.': 'not-an-object' }],
    [[plain, 3], { '[1].': 'not-an-object' }],
    [{}, { region: 'not-a-region', auctionDate: 'missing', salePrice: 'not-whole-won' }],
    [{ ...plain, salePrice: 1.5 }, { salePrice: 'not-whole-won' }],
    [{ ...plain, salePrice: -1 }, { salePrice: 'not-whole-won' }],
    [{ ...plain, auctionDate: '2026-02-30' }, { auctionDate: 'not-a-day' }],
    [{ ...plain, region: 'X' }, { region: 'not-a-region' }],
    [{ ...plain, circle: 'round' }, { circle: 'not-a-reading' }],
    [{ ...plain, claims: {} }, { claims: 'not-a-list' }],
    [
      { ...plain, claims: [{ id: '', kind: 'loan', amount: '5' }] },
      { 'claims[0].id': 'not-an-id', 'claims[0].kind': 'not-a-claim-kind', 'claims[0].amount': 'not-whole-won' },
    ],
    [{ ...plain, claims: [{ id: 'a', kind: 'mortgage', amount: 5 }] }, { 'claims[0].date': 'missing' }],
    [{ ...plain, claims: [{ id: 'a', kind: 'tax', amount: 5, date: 20200101 }] }, { 'claims[0].date': 'not-a-day' }],
    [
      { ...plain, claims: [{ id: 'a', kind: 'propertyTax', amount: 5, levy: 'city' }] },
      { 'claims[0].levy': 'not-a-levy' },
    ],
    [{ ...plain, claims: ['a', 'a'].map((id) => ({ id, kind: 'general', amount: 5 })) }, { claims: 'same-id-twice' }],
    [
      { ...plain, tenants: [{ id: 't', deposit: 5, demandsDistribution: 'yes' }] },
      { 'tenants[0].demandsDistribution': 'not-a-boolean' },
    ],
    [
      { ...plain, claims: [{ id: 'a', kind: 'tax', amount: 5, date: '2020-01-01', owedBy: 'new-owner' }] },
      { transferredOn: 'missing' },
    ],
    [
      { ...plain, properties: [] },
      { properties: 'empty', salePrice: 'not-the-sum' },
    ],
    [{ ...plain, properties: [{ id: 'a', salePrice: 5 }] }, { salePrice: 'not-the-sum' }],
    [
      {
        ...plain,
        salePrice: 5,
        properties: [{ id: 'a', salePrice: 5, sold: 0 }],
        tenants: [{ id: 't', deposit: 1, on: ['b'] }],
      },
      { 'properties[0].sold': 'not-an-order', properties: 'no-such-property' },
    ],
    [
      { ...plain, claims: ['a', 'b'].map((id) => ({ id, kind: 'general', amount: Number.MAX_SAFE_INTEGER })) },
      { claims: 'sum-too-large' },
    ],
    [
      { ...plain, claims: Array.from({ length: 1001 }, (_, i) => ({ id: `${i}`, kind: 'general', amount: 1 })) },
      { claims: 'too-many' },
    ],
    [Array.from({ length: 20_001 }, () => plain), { '.': 'too-many-cases' }],
  ])('%#', (input, wrong) => {
    expect(wrongOf(input)).toEqual(wrong)
  })
  test('no more than a hundred are told', () => {
    expect(Object.keys(wrongOf(Array.from({ length: 5000 }, () => ({}))))).toHaveLength(100)
  })
})

test('several properties: the sums are worked out, and a lien may have a day of its own', () => {
  const c = first({
    ...plain,
    salePrice: null,
    costs: null,
    properties: [
      { id: 'land', salePrice: 200, costs: 3 },
      { id: 'house', salePrice: 100, sold: 2, owner: 'surety' },
    ],
    claims: [
      {
        id: 'a',
        kind: 'mortgage',
        amount: 5,
        on: [{ property: 'land', date: '2020-01-01', beforeBuilding: true, owner: 'surety' }],
      },
      { id: 'b', kind: 'general', amount: 5, on: ['house'] },
    ],
  })
  expect([c.salePrice, c.costs]).toEqual([300, 3])
  expect(c.claims.map((x) => x.on)).toEqual([
    [{ property: 'land', date: '2020-01-01', beforeBuilding: true, owner: 'surety' }],
    [{ property: 'house' }],
  ])
})

test('any JSON is either read or named, and what is read is paid out', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
      const read = readCases(json)
      if ('wrong' in read) expect(Object.keys(read.wrong).length).toBeGreaterThan(0)
      else for (const c of read.cases) distribute(c)
    }),
    { numRuns: 400 },
  )
})

test('a good case with one field of it spoilt is either read or named', () => {
  const spoil = (x: unknown, steps: readonly number[], by: unknown): unknown => {
    if (typeof x !== 'object' || x === null || steps.length === 0) return by
    const keys = Object.keys(x)
    const key = keys[(steps[0] ?? 0) % Math.max(1, keys.length)]
    const at = key === undefined ? undefined : Reflect.get(x, key)
    const copy = Object.assign(Array.isArray(x) ? [] : {}, x)
    if (key !== undefined) Reflect.set(copy, key, spoil(at, steps.slice(1), by))
    return copy
  }
  fc.assert(
    fc.property(anyJointCase, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), fc.jsonValue(), (c, steps, by) => {
      const read = readCases(JSON.parse(JSON.stringify(spoil(c, steps, by))))
      if ('wrong' in read) return
      for (const one of read.cases) {
        const out = distribute(one)
        expect(Object.values(out.paid).every(Number.isSafeInteger)).toBe(true)
        expect(out.surplus).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})
