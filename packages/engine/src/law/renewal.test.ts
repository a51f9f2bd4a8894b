import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { renewalWindow } from './renewal.ts'
import { endByNotice, increaseCeiling, wrongRefusalDamages } from './renewed-terms.ts'

const ends = day('2027-05-31')
const window = (on: string, over: { rightUsed?: boolean; contractDate?: string | null } = {}) =>
  renewalWindow({
    endsOn: ends,
    contractDate: over.contractDate === null ? null : day(over.contractDate ?? '2025-05-20'),
    rightUsed: over.rightUsed ?? false,
    on: day(on),
  })

test('a lease that ends on 2027-05-31: notice from 2026-11-30, there by 2027-03-30', () => {
  expect(window('2026-11-29')).toMatchObject({
    value: { opens: '2026-11-30', lastDay: '2027-03-30', state: 'before' },
  })
  expect(window('2026-11-30')).toHaveProperty('value.state', 'open')
  expect(window('2027-03-30')).toHaveProperty('value.state', 'open')
  expect(window('2027-03-31')).toHaveProperty('value.state', 'closed')
})

test('said by nobody it goes on for two years; the right to demand that comes once', () => {
  expect(window('2027-01-02')).toMatchObject({
    value: {
      silent: { from: '2027-06-01', to: '2029-05-31' },
      right: { months: 24, from: '2027-06-01', to: '2029-05-31' },
    },
  })
  expect(window('2027-01-02')).toHaveProperty('value.right.refusals.length', 9)
  expect(window('2027-01-02', { rightUsed: true })).toHaveProperty('value.right', null)
})

test('leases concluded before 2020-12-10 closed a month before their end', () =>
  expect(
    renewalWindow({
      endsOn: day('2022-06-30'),
      contractDate: day('2020-12-09'),
      rightUsed: true,
      on: day('2022-05-20'),
    }),
  ).toMatchObject({ value: { opens: '2021-12-30', lastDay: '2022-05-29', state: 'open' } }))

test('without an end there is no window', () =>
  expect(renewalWindow({ endsOn: null, contractDate: null, rightUsed: false, on: day('2027-01-01') })).toHaveProperty(
    'unknown',
    'not-given',
  ))

describe('the tenant ends the lease', () => {
  test('three months after the notice, in a silent or a demanded term', () => {
    const noticeReceived = day('2027-07-10')
    for (const term of ['silent', 'demanded'] as const) {
      expect(endByNotice({ term, noticeReceived })).toMatchObject({ value: { endsOn: '2027-10-10' } })
    }
  })
  test('counted from the notice even before the demanded term begins (대법원 2023다258672)', () =>
    expect(endByNotice({ term: 'demanded', noticeReceived: day('2021-01-29') })).toHaveProperty(
      'value.endsOn',
      '2021-04-29',
    ))
  test('in a first or newly agreed term there is no such right', () => {
    expect(endByNotice({ term: 'first', noticeReceived: day('2027-07-10') })).toHaveProperty('unknown', 'out-of-range')
    expect(endByNotice({ term: 'agreed-anew', noticeReceived: day('2027-07-10') })).toHaveProperty('unknown')
  })
})

describe('a raise', () => {
  const ask = { deposit: 200_000_000, rent: 500_000, on: day('2027-06-01'), lastAgreedOn: day('2025-05-20') }
  test('of a twentieth: 2억 → 2억 1,000만, 50만 → 52만 5천', () =>
    expect(increaseCeiling(ask)).toMatchObject({ value: { deposit: 210_000_000, rent: 525_000, notBefore: null } }))
  test('none within a year of the contract or the last one', () =>
    expect(increaseCeiling({ ...ask, lastAgreedOn: day('2026-06-02') })).toMatchObject({
      value: { deposit: 200_000_000, rent: 500_000, notBefore: '2027-06-02' },
    }))
})

test('refused for a move-in that was not: the largest of three months, two years of the difference, the loss', () => {
  const ask = {
    refusedOn: day('2026-08-01'),
    before: { deposit: 0, rent: 1_000_000 },
    after: { deposit: 0, rent: 1_300_000 },
    loss: 0,
  }
  expect(wrongRefusalDamages(ask)).toMatchObject({
    value: { won: 7_200_000, months: 3_000_000, difference: 7_200_000 },
  })
  expect(wrongRefusalDamages({ ...ask, after: null })).toMatchObject({ value: { won: 3_000_000, difference: null } })
  expect(wrongRefusalDamages({ ...ask, loss: 9_000_000 })).toMatchObject({ value: { won: 9_000_000 } })
  // 1억 of deposit counts as 395,833 a month
  expect(wrongRefusalDamages({ ...ask, before: { deposit: 100_000_000, rent: 0 }, after: null })).toMatchObject({
    value: { won: 395_833 * 3 },
  })
})
