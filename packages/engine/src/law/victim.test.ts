import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { type MinimumInput, type VictimInput, victimMinimumShortfall, victimTest } from './victim.ts'

const ask = (over: Partial<VictimInput> = {}) =>
  victimTest({
    on: day('2026-11-21'),
    firstContract: day('2023-03-02'),
    deposit: 120_000_000,
    opposableAndFixed: true,
    proceedings: true,
    intent: true,
    auctionOver: false,
    coveredByGuarantee: false,
    coveredBySmallDeposit: false,
    recoversAll: false,
    ...over,
  })

test('all four are met and nothing bars it', () =>
  expect(ask()).toMatchObject({ value: { verdict: 'meets', fails: [], needs: [] } }))

test.each<[string, Partial<VictimInput>, string]>([
  ['no 전입 or 확정일자', { opposableAndFixed: false }, 'opposable-and-fixed'],
  ['no proceedings, or one tenant alone', { proceedings: false }, 'proceedings'],
  ['no reason to suspect intent', { intent: false }, 'intent'],
  ['a deposit above what the committee may allow', { deposit: 700_000_001 }, 'deposit'],
  ['a lease first concluded after 2025-05-31', { firstContract: day('2025-06-01') }, 'contract-day'],
  ['a guarantee pays it all', { coveredByGuarantee: true }, 'covered-by-guarantee'],
  ['all of it is within 최우선변제', { coveredBySmallDeposit: true }, 'covered-by-small-deposit'],
  ['the tenant gets it all back himself', { recoversAll: true }, 'recovers-all'],
])('%s: not', (_, over, id) => expect(ask(over)).toMatchObject({ value: { verdict: 'fails', fails: [id] } }))

test('5억 passes, between 5억 and 7억 the committee decides, above only part of the help is open', () => {
  expect(ask({ deposit: 500_000_000 })).toHaveProperty('value.verdict', 'meets')
  expect(ask({ deposit: 500_000_001 })).toHaveProperty('value.verdict', 'committee')
  expect(ask({ deposit: 700_000_000 })).toHaveProperty('value.verdict', 'committee')
  expect(ask({ deposit: 700_000_001 })).toHaveProperty('value.partly', true)
})

test('after the auction the first and the third are not asked', () =>
  expect(ask({ auctionOver: true, opposableAndFixed: false, proceedings: null })).toHaveProperty(
    'value.verdict',
    'meets',
  ))

test('what nobody knows yet keeps it open, and says what', () =>
  expect(ask({ intent: null, recoversAll: null })).toMatchObject({
    value: { verdict: 'open', needs: ['intent', 'recovers-all'] },
  }))

test('the law: from 2023-06-01 to 2027-05-31', () => {
  expect(ask({ on: day('2023-05-31') })).toHaveProperty('unknown', 'out-of-range')
  expect(ask({ on: day('2027-05-31') })).toHaveProperty('value.verdict', 'meets')
  expect(ask({ on: day('2027-06-01') })).toHaveProperty('unknown', 'out-of-range')
  expect(ask({ on: day('2024-09-09'), deposit: 400_000_000 })).toHaveProperty('value.verdict', 'committee')
})

describe('a third of the deposit at least', () => {
  const minimum = (over: Partial<MinimumInput> = {}) =>
    victimMinimumShortfall({
      on: day('2026-11-21'),
      decidedVictim: true,
      deposit: 120_000_000,
      recovered: 25_000_000,
      boughtTheHome: false,
      demandedDistribution: true,
      tookAdvance: false,
      korean: true,
      ...over,
    })
  test('1억 2,000만 with 2,500만 back: 1,500만 more; with 5,000만 back: nothing', () => {
    expect(minimum()).toMatchObject({ value: { won: 15_000_000, floor: 40_000_000, bars: [], days: 90 } })
    expect(minimum({ recovered: 50_000_000 })).toHaveProperty('value.won', 0)
  })
  test.each<[Partial<MinimumInput>, string]>([
    [{ boughtTheHome: true }, 'bought-the-home'],
    [{ demandedDistribution: false }, 'no-demand'],
    [{ tookAdvance: true }, 'took-advance'],
    [{ korean: false }, 'not-korean'],
    [{ decidedVictim: false }, 'not-decided'],
  ])('%j: none', (over, bar) => expect(minimum(over)).toMatchObject({ value: { won: 0, bars: [bar] } }))
  test('in force from 2026-11-13, and for the decided after the law has run out', () => {
    expect(minimum({ on: day('2026-11-12') })).toHaveProperty('unknown', 'out-of-range')
    expect(minimum({ on: day('2027-07-01') })).toHaveProperty('value.won', 15_000_000)
  })
})
