import { expect, test } from 'vitest'
import { day } from '../values/day.ts'
import { leaseReportDuty, type LeaseReportInput } from './lease-report.ts'

const man = 10_000
const ask = (over: Partial<LeaseReportInput> = {}) =>
  leaseReportDuty({
    contractDate: day('2026-11-25'),
    deposit: 10_000 * man,
    rent: 0,
    dongCode: '1150010300',
    event: 'new',
    ...over,
  })

test.each([
  [6000, 30, false],
  [6000, 31, true],
  [6001, 0, true],
  [0, 30, false],
])('deposit %d만, rent %d만: must be reported %s', (deposit, rent, must) =>
  expect(ask({ deposit: deposit * man, rent: rent * man })).toMatchObject({ value: { must } }),
)

test('within thirty days, or a fine; the report gives the 확정일자', () =>
  expect(ask()).toMatchObject({
    value: {
      due: '2026-12-25',
      fine: { least: 20_000, most: 300_000, false: 1_000_000 },
      givesFixedDate: true,
      doubt: null,
    },
  }))

test('no fine was taken for contracts before 2025-06-01, and there was no duty before 2021-06-01', () => {
  expect(ask({ contractDate: day('2025-05-31') })).toMatchObject({ value: { must: true, fine: null } })
  expect(ask({ contractDate: day('2025-06-01') })).toHaveProperty('value.fine.most', 300_000)
  expect(ask({ contractDate: day('2021-05-31') })).toHaveProperty('unknown', 'out-of-range')
})

test.each([
  ['2671025021', '기장군, of a 광역시', true],
  ['4183025000', '양평군, of 경기도', true],
  ['5011010100', '제주시', true],
  ['3611010100', '세종', true],
  ['4376025000', '괴산군, of another 도', false],
  ['5183025000', '양양군, of 강원특별자치도', false],
  ['4311110100', '청주시', true],
])('%s %s: %s', (dongCode, _, must) => expect(ask({ dongCode })).toMatchObject({ value: { must, doubt: null } }))

test('where place or text do not decide, reporting is told, which costs nothing, and that it is in doubt', () => {
  expect(ask({ dongCode: null })).toMatchObject({ value: { must: true, doubt: 'region-unknown' } })
  // 고흥군, under its code since 2026-07-01 and its former one in 전라남도
  for (const dongCode of ['1274025000', '4677025000']) {
    expect(ask({ dongCode })).toMatchObject({ value: { must: true, doubt: 'region-ambiguous' } })
    expect(ask({ dongCode, contractDate: day('2026-06-30') })).toMatchObject({ value: { must: false, doubt: null } })
  }
})

test('a renewal that changes nothing is not reported, a change is', () => {
  expect(ask({ event: 'unchanged' })).toMatchObject({ value: { must: false, why: 'renewed-unchanged', due: null } })
  expect(ask({ event: 'ended' })).toMatchObject({ value: { must: true } })
})

test('what nobody told stays open', () => {
  expect(ask({ contractDate: null })).toHaveProperty('unknown', 'not-given')
  expect(ask({ deposit: 50_000_000, rent: null })).toHaveProperty('unknown', 'not-given')
  expect(ask({ deposit: 70_000_000, rent: null })).toMatchObject({ value: { must: true } })
})
