import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import type { Claim, SoldProperty } from './case.ts'
import { claim, M, run, tenant, type Told } from './made-case.ts'

const property = (id: string, price: number, more: Partial<SoldProperty> = {}): SoldProperty => ({
  id,
  salePrice: price * M,
  costs: 0,
  ...more,
})
const on = (...ids: string[]): Partial<Claim> => ({ on: ids.map((property) => ({ property })) })
const from = (out: Told, id: string, of: string) => (out.properties?.[id]?.paid[of] ?? Number.NaN) / M

describe('sold together: a joint debt bears on each by its price (민법 368조 1항)', () => {
  test('300 on 100, 200 and 300 is 50, 100 and 150', () => {
    const out = run({
      properties: [property('a', 100), property('b', 200), property('c', 300)],
      claims: [claim('J', 'mortgage', 300, '2020-01-02')],
    })
    expect(['a', 'b', 'c'].map((id) => from(out, id, 'J'))).toEqual([50, 100, 150])
  })
  test('600 on X 400 and Y 600, with 200 behind on X and 300 on Y (published example)', () => {
    const out = run({
      properties: [property('X', 400), property('Y', 600)],
      claims: [
        claim('A', 'mortgage', 600, '2020-01-02'),
        claim('B', 'mortgage', 200, '2020-03-02', on('X')),
        claim('C', 'mortgage', 300, '2020-03-02', on('Y')),
      ],
    })
    expect([from(out, 'X', 'A'), from(out, 'Y', 'A'), out.won('B'), out.won('C')]).toEqual([240, 360, 160, 240])
  })
  test('a debt that each could pay is shared by price all the same', () => {
    const out = run({
      properties: [property('a', 150), property('b', 300)],
      claims: [claim('J', 'mortgage', 90, '2020-01-02')],
    })
    expect([from(out, 'a', 'J'), from(out, 'b', 'J')]).toEqual([30, 60])
  })
  test('the price is what is left behind costs and seniors (대법 2001다66291)', () => {
    const out = run({
      properties: [property('a', 110, { costs: 10 * M }), property('b', 300)],
      claims: [claim('S', 'mortgage', 200, '2019-01-02', on('b')), claim('J', 'mortgage', 120, '2020-01-02')],
    })
    expect([from(out, 'a', 'J'), from(out, 'b', 'J'), out.won('S')]).toEqual([60, 60, 200])
  })
  test('beside an equal, less what the equal gets there (대법 2020다258893)', () => {
    // on b the attachment of 100 and the whole 300 would share 200 as 1 : 3, so b counts as 150
    const out = run({
      properties: [property('a', 150), property('b', 200)],
      claims: [claim('X', 'attachment', 100, '2019-01-02', on('b')), claim('J', 'mortgage', 300, '2020-01-02')],
    })
    expect([from(out, 'a', 'J'), from(out, 'b', 'J'), out.won('X')]).toEqual([150, 150, 50])
    const less = run({
      properties: [property('a', 150), property('b', 200)],
      claims: [claim('X', 'attachment', 300, '2019-01-02', on('b')), claim('J', 'mortgage', 100, '2020-01-02')],
    })
    // the whole 100 would get 50 of b beside 300: 150 : 50
    expect([from(less, 'a', 'J'), from(less, 'b', 'J'), less.won('X')]).toEqual([75, 25, 175])
  })
  test('what is the debtor’s pays before what is a 물상보증인’s (대법 2008다41475)', () => {
    const out = run({
      properties: [property('X', 400), property('Y', 600, { owner: 'surety' })],
      claims: [
        claim('A', 'mortgage', 600, '2020-01-02'),
        claim('B', 'mortgage', 200, '2020-03-02', on('X')),
        claim('C', 'mortgage', 300, '2020-03-02', on('Y')),
      ],
    })
    expect([from(out, 'X', 'A'), from(out, 'Y', 'A'), out.won('B'), out.won('C'), out.surplus]).toEqual([
      400,
      200,
      0,
      300,
      100 * M,
    ])
  })
})

test('whose a property is hangs on the debt: each debt is paid first by its own debtor’s (대법 2008다41475)', () => {
  const owned = (debtor: 'X' | 'Y'): Partial<Claim> => ({
    on: ['X', 'Y'].map((property) => ({ property, owner: property === debtor ? 'debtor' : 'surety' })),
  })
  const out = run({
    properties: [property('X', 400), property('Y', 600)],
    claims: [
      claim('A', 'mortgage', 300, '2020-01-02', owned('X')),
      claim('B', 'mortgage', 500, '2020-03-02', owned('Y')),
    ],
  })
  expect(['A', 'B'].map((id) => [from(out, 'X', id), from(out, 'Y', id)])).toEqual([
    [300, 0],
    [0, 500],
  ])
})

describe('sold one after another: who is behind takes the place on the next (민법 368조 2항)', () => {
  const claims = [
    claim('A', 'mortgage', 600, '2020-01-02'),
    claim('B', 'mortgage', 200, '2020-03-02', on('X')),
    claim('C', 'mortgage', 300, '2020-03-02', on('Y')),
  ]
  const results = (out: Told) => ['A', 'B', 'C'].map(out.won)
  test.each([
    ['X first', 1, 2],
    ['Y first', 2, 1],
  ])('%s: the same as together, in the end', (_, x, y) => {
    const out = run({ properties: [property('X', 400, { sold: x }), property('Y', 600, { sold: y })], claims })
    expect(results(out)).toEqual([600, 160, 240])
  })
  test('the step says whose place it was', () => {
    const out = run({ properties: [property('X', 400), property('Y', 600, { sold: 2 })], claims })
    expect(out.steps.find((s) => s.rule === 'subrogation')).toMatchObject({ of: 'B', paid: 160 * M, property: 'Y' })
  })
  test('from the debtor’s nobody reaches what is a 물상보증인’s (대법 95마500)', () => {
    const out = run({
      properties: [property('X', 400), property('Y', 600, { sold: 2, owner: 'surety' })],
      claims,
    })
    expect([...results(out), out.surplus / M]).toEqual([600, 0, 300, 100])
  })
  test('the 물상보증인’s sold first: who is behind there, then they themselves, on the debtor’s (대법 93다25417)', () => {
    const out = run({
      properties: [property('X', 400, { sold: 2 }), property('Y', 600, { owner: 'surety' })],
      claims,
    })
    // A takes all of Y; C is subrogated to A on X for its 300, the surety for the remaining 100, B gets nothing
    expect([...results(out), out.surplus / M]).toEqual([600, 0, 300, 100])
  })
  test('exam of 2014, question 70: 50 on X (debtor’s, 40) and Y (surety’s, 50); 30 behind on Y, 30 on X', () => {
    const out = run({
      properties: [property('X', 40, { sold: 2 }), property('Y', 50, { owner: 'surety' })],
      claims: [
        claim('갑', 'mortgage', 50, '2020-01-02'),
        claim('무', 'mortgage', 30, '2020-03-02', on('Y')),
        claim('정', 'mortgage', 30, '2020-03-02', on('X')),
      ],
    })
    expect(['갑', '무'].map(out.won)).toEqual([50, 30])
  })
  test('a lease: as 차순위자 or not is open, and it is not unless asked', () => {
    const sale = (leaseSubrogates: boolean) =>
      run({
        properties: [property('home', 300), property('other', 300, { sold: 2 })],
        claims: [claim('J', 'mortgage', 300, '2022-01-03')],
        tenants: [tenant('T', 200, '2022-03-02', '2022-03-02', { on: ['home'] })],
        leaseSubrogates,
      }).won('T')
    expect([sale(false), sale(true)]).toEqual([0, 150])
  })
})

describe('a house and its ground', () => {
  const parts = [property('land', 300), property('house', 200)]
  const T = tenant('T', 150, '2023-06-01')
  test('sold together without a debt apart: the same as one price', () => {
    const claims = [claim('A', 'mortgage', 400, '2022-03-10')]
    const split = run({ properties: parts, claims, tenants: [T] })
    const whole = run({ net: 500, claims, tenants: [T] })
    expect([split.won('A'), split.won('T')]).toEqual([whole.won('A'), whole.won('T')])
    // 2001다66291: the small deposit is borne by both in proportion to their price
    expect(split.steps.filter((s) => s.rule === 'small-deposit').map((s) => s.paid / M)).toEqual([30, 3, 20, 2])
  })
  const older = (more: object = {}) =>
    run({
      properties: parts,
      claims: [
        claim('G', 'mortgage', 450, '2020-01-02', {
          on: [
            { property: 'land', beforeBuilding: true },
            { property: 'house', date: day('2023-03-02') },
          ],
        }),
      ],
      tenants: [T],
      ...more,
    })
  test('ground with a mortgage from before the house: a small deposit out of the house alone (99다25532)', () => {
    const out = older()
    expect([out.won('G'), out.won('T')]).toEqual([445, 55])
    expect(out.steps.filter((s) => s.rule === 'small-deposit').map((s) => [s.property, s.paid / M])).toEqual([
      ['house', 55],
    ])
  })
  test('the row is that of the mortgage on the house, not of the older one on the ground (2009다101275)', () => {
    // 1억 5,000만: no small deposit by the row of 2020, 5,500만 by that of 2023
    expect(older().tenants['T']?.smallDeposit).toBe(55 * M)
  })
  test('half of the price is half of what the small deposit reaches', () => {
    const out = older({ properties: [property('land', 420), property('house', 80)] })
    expect(out.tenants['T']?.smallDeposit).toBe(40 * M)
  })
  test('a mortgage on the ground alone takes nothing of the house', () => {
    const out = run({
      properties: parts,
      claims: [claim('G', 'mortgage', 900, '2020-01-02', { on: [{ property: 'land', beforeBuilding: true }] })],
      tenants: [{ ...T, deposit: 300 * M }],
    })
    expect([out.won('G'), out.won('T')]).toEqual([300, 200])
  })
  test('behind that mortgage only (the other reading), and without a rank on the ground (the third)', () => {
    const sale = (more: object) =>
      run({
        properties: parts,
        claims: [claim('G', 'mortgage', 100, '2020-01-02', { on: [{ property: 'land', beforeBuilding: true }] })],
        tenants: [{ ...T, deposit: 300 * M, fixedDate: null }, tenant('S', 100, '2023-07-01', null)],
        ...more,
      }).won('S')
    expect([sale({}), sale({ smallOnLand: 'behind' })]).toEqual([55, 55])
    const rank = (leaseOnLand: boolean) =>
      run({
        properties: parts,
        claims: [claim('G', 'mortgage', 100, '2020-01-02', { on: [{ property: 'land', beforeBuilding: true }] })],
        tenants: [{ ...T, deposit: 300 * M }],
        leaseOnLand,
      }).won('T')
    expect([rank(true), rank(false)]).toEqual([300, 200])
  })
})

test('homes that are sold beside it have their own half, and their own tenants', () => {
  const out = run({
    properties: [property('301', 100), property('302', 60)],
    claims: [claim('J', 'mortgage', 400, '2024-01-02')],
    tenants: [
      tenant('T1', 100, '2024-03-01', null, { on: ['301'] }),
      tenant('T2', 100, '2024-03-01', null, { on: ['302'] }),
    ],
  })
  expect(['T1', 'T2', 'J'].map(out.won)).toEqual([50, 30, 80])
})
