import { describe, expect, test } from 'vitest'
import { estimateAuctionCost } from '../law/auction-cost.ts'
import { day } from '../values/day.ts'
import { claim, M, run, tenant } from './made-case.ts'

describe('the day of the lease and the day of the mortgage (rules 2.1)', () => {
  // 200 to share between a lease of 200 and a mortgage of 200
  const sale = (mortgage: string, moved: string, fixed: string) => {
    const out = run({
      net: 200,
      extinctionDate: day(mortgage),
      claims: [claim('M', 'mortgage', 200, mortgage)],
      tenants: [tenant('T', 200, moved, fixed)],
    })
    return [out.won('T'), out.won('M'), (out.tenants['T']?.assumedByBuyer ?? 0) / M]
  }
  test.each([
    ['전입 and 확정일자 on the day of the mortgage', '2024-05-10', '2024-05-10', '2024-05-10', [0, 200, 0]],
    ['the mortgage a day later, in office hours', '2024-05-11', '2024-05-10', '2024-05-10', [200, 0, 0]],
    ['확정일자 on the day of the mortgage, 전입 before', '2024-05-15', '2024-05-10', '2024-05-15', [100, 100, 100]],
    ['확정일자 a day after the mortgage, 전입 before', '2024-05-15', '2024-05-10', '2024-05-16', [0, 200, 200]],
    ['확정일자 before 전입, mortgage on the day of 전입', '2024-05-10', '2024-05-10', '2024-04-30', [0, 200, 0]],
    ['확정일자 before 전입, mortgage a day after it', '2024-05-11', '2024-05-10', '2024-04-30', [200, 0, 0]],
  ] as const)('%s', (_, mortgage, moved, fixed, expected) => expect(sale(mortgage, moved, fixed)).toEqual(expected))
})

test('the base right: 00:00 of its day stands before it, the office hours do not', () => {
  const stays = (opposable: string) =>
    run({
      net: 0,
      extinctionDate: day('2024-05-10'),
      tenants: [{ ...tenant('T', 100, '2020-01-01'), opposableFrom: day(opposable) }],
    }).tenants['T']?.assumedByBuyer
  expect([stays('2024-05-10'), stays('2024-05-11')]).toEqual([100 * M, 0])
})

test('without a base right nothing is wiped out by date, and 대항력 counts to the day of the sale decision', () => {
  const stays = (opposable: string) =>
    run({ net: 0, tenants: [{ ...tenant('T', 100, '2020-01-01'), opposableFrom: day(opposable) }] }).tenants['T']
      ?.assumedByBuyer
  expect([stays('2026-06-01'), stays('2026-06-02')]).toEqual([100 * M, 0])
})

test('the costs of an auction: 1.5 % of the price, 300만 at least, never above it', () => {
  expect([0, 2 * M, 100 * M, 200 * M, 300 * M].map(estimateAuctionCost)).toEqual([0, 2 * M, 3 * M, 3 * M, 4.5 * M])
})
