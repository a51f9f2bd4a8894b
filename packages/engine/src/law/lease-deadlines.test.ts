import { describe, expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { accidentOfHoldings } from './accident-rates.ts'
import { dutiesOn } from './duties.ts'
import { guaranteeWindow } from './guarantee-window.ts'
import { type LeaseDates, leaseDeadlines } from './lease-deadlines.ts'
import { leaseTerm } from './lease-term.ts'

const lease: LeaseDates = {
  contractDate: day('2026-10-20'),
  moveInDate: day('2026-11-16'),
  balanceDate: day('2026-11-13'),
  endDate: day('2028-11-15'),
  deposit: 200_000_000,
  rent: 0,
  dongCode: '1150010300',
  distributionBy: null,
  on: day('2026-10-21'),
}
const byId = (l: LeaseDates) => new Map(leaseDeadlines(l).map((d) => [d.id, d]))

describe('the guarantee is asked for before half of the term, from the later of 잔금 and 전입', () => {
  const window = (endsOn: string | null) =>
    guaranteeWindow({
      balanceOn: day('2026-11-13'),
      movedInOn: day('2026-11-16'),
      endsOn: endsOn === null ? null : day(endsOn),
    })
  test.each([
    ['2028-11-15', '2027-11-15', 24],
    ['2028-11-16', '2027-11-15', 24],
    ['2027-11-15', '2027-05-15', 12],
    [null, '2027-11-15', 24],
  ])('to %s: by %s', (endsOn, lastDay, months) =>
    expect(window(endsOn)).toMatchObject({
      value: { from: '2026-11-16', lastDay, term: { months, assumed: endsOn === null } },
    }),
  )
  test('a term of odd length is halved by its days', () =>
    // 400 days from 2026-11-16: half has passed on the 200th day after it
    expect(window('2027-12-20')).toMatchObject({ value: { lastDay: '2027-06-03', term: { months: null, days: 400 } } }))
  test('without a day to count from, or with an end before it, nothing is told', () => {
    expect(guaranteeWindow({ balanceOn: null, movedInOn: null, endsOn: null })).toHaveProperty('unknown', 'not-given')
    expect(window('2026-11-01')).toHaveProperty('unknown', 'ambiguous')
  })
})

test('the last day or the day after it: the same lease', () => {
  expect(leaseTerm(day('2026-11-16'), day('2028-11-16'))).toEqual(leaseTerm(day('2026-11-16'), day('2028-11-15')))
  expect(leaseTerm(day('2026-11-16'), null)).toMatchObject({ days: 730, months: 24, assumed: true })
})

test('every day of a lease, in order', () => {
  expect(leaseDeadlines(lease).map((d) => [d.id, d.from, d.by])).toEqual([
    ['look-up-taxes', '2026-10-20', '2026-11-16'],
    ['fixed-date', '2026-10-20', '2026-11-16'],
    ['opposable', '2026-11-17', null],
    ['report-lease', '2026-10-20', '2026-11-19'],
    ['move-in-report', '2026-11-16', '2026-11-30'],
    ['apply-guarantee', '2026-11-16', '2027-11-15'],
    ['renewal-notice', '2028-05-15', '2028-09-14'],
    ['lease-ends', null, '2028-11-15'],
    ['register-tenancy', '2028-11-16', null],
    ['claim-guarantee', '2028-12-15', null],
  ])
  expect(leaseDeadlines(lease).every((d) => d.rule.title.length > 1)).toBe(true)
})

test('what was taken for granted is said', () => {
  const open = byId({ ...lease, endDate: null, balanceDate: null, dongCode: null })
  expect(open.get('apply-guarantee')?.assumed).toEqual(['term-two-years', 'balance-on-move-in'])
  expect(open.get('lease-ends')).toMatchObject({ by: '2028-11-15', assumed: ['term-two-years'] })
  expect(open.get('report-lease')?.assumed).toEqual(['region-unknown'])
  expect(byId(lease).get('apply-guarantee')?.assumed).toEqual([])
})

test('without days there are none, and a court’s day is taken as it is', () => {
  const none = { ...lease, contractDate: null, moveInDate: null, balanceDate: null, endDate: null }
  expect(leaseDeadlines(none)).toEqual([])
  expect(leaseDeadlines({ ...none, distributionBy: day('2027-03-02') })).toMatchObject([
    { id: 'demand-distribution', by: '2027-03-02' },
  ])
})

test('a small deposit needs consent for the tax look-up', () => {
  expect(byId({ ...lease, deposit: 10_000_000 }).has('look-up-taxes')).toBe(false)
  expect(byId({ ...lease, deposit: 10_000_001 }).has('look-up-taxes')).toBe(true)
})

describe('what others owe the tenant', () => {
  const ids = (on: string, deposit: number | null = 100_000_000) => dutiesOn(day(on), deposit).map((d) => d.id)
  test('landlords show lease records and tax certificates since 2023-04-18', () => {
    expect(ids('2023-04-17')).not.toContain('show-tax-certificates')
    expect(ids('2023-04-18')).toEqual(expect.arrayContaining(['show-lease-records', 'show-tax-certificates']))
  })
  test('taxes are looked up without consent above 1,000만 since 2023-04-01', () => {
    expect(ids('2023-03-31')).not.toContain('national-tax-look-up')
    expect(ids('2023-04-01')).toContain('national-tax-look-up')
    expect(ids('2023-04-01', 10_000_000)).not.toContain('local-tax-look-up')
  })
  test('brokers show the base papers since 2026-02-15; guarantors stand by innocent tenants since 2025-01-14', () => {
    expect(ids('2026-02-14')).not.toContain('broker-shows-base-papers')
    expect(ids('2026-02-15')).toContain('broker-shows-base-papers')
    expect(ids('2025-01-13')).not.toContain('insurer-stands-by-tenant')
    expect(ids('2025-01-14')).toContain('insurer-stands-by-tenant')
  })
})

test.each([
  [1, 40],
  [2, 40],
  [3, 104],
  [9, 104],
  [10, 460],
  [11, 460],
  [50, 460],
  [51, 625],
])('of landlords with %d homes %d in a thousand guarantees failed', (homes, perMille) =>
  expect(accidentOfHoldings(homes, day('2026-11-21'))).toMatchObject({ value: { perMille } }),
)
