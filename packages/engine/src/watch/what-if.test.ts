import { describe, expect, test } from 'vitest'
import type { LeaseInput } from '../assessment.ts'
import { judgeChange } from '../diff/judge-change.ts'
import { madeCase, madeHome, madeLease, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { whatIf } from './what-if.ts'

const today = day('2026-11-21')
const application = (purpose: string) => ({ purpose, receivedOn: day('2026-11-20'), receiptNo: '4775425' })
const rowsOf = (purpose: string, lease: Partial<LeaseInput> = {}) =>
  whatIf({ input: madeCase([], { lease: madeLease(lease) }), application: application(purpose), day: today })

describe('an application with a sum', () => {
  test('three sums of the price, and what each leaves of the deposit', () => {
    const rows = rowsOf('근저당권설정')
    expect(rows).toMatchObject([
      { size: 'small', percent: 10, won: 30_000_000 },
      { size: 'usual', percent: 30, won: 90_000_000 },
      { size: 'large', percent: 60, won: 180_000_000 },
    ])
    const losses = rows.map((r) => ('won' in r ? r.effect : null))
    const likely = losses.map((e) => e?.likely ?? 1)
    expect(likely).toEqual(likely.toSorted((a, b) => b - a))
    expect(likely.at(-1)).toBeLessThan(0)
  })

  test('is judged like the entry itself would be', () => {
    const [, , row] = rowsOf('근저당권설정등기')
    const judged = judgeChange(madeCase(), madeCase([mortgage('1', 180_000_000, '2026-11-20')]), today)
    if ('refused' in judged || row === undefined || !('won' in row)) throw new Error('both are judged')
    expect(row.effect).toEqual(judged.changes[0]?.effect)
    expect(valueOf(row.recovery)?.likely).toBe(valueOf(judged.after.recovery)?.likely)
  })

  test.each(['전세권설정', '주택임차권', '가압류', '저당권설정'])('%s', (purpose) => {
    const rows = rowsOf(purpose)
    expect(rows).toHaveLength(3)
    expect(rows.every((r) => 'won' in r && (r.effect?.likely ?? 1) <= 0)).toBe(true)
  })

  test('behind a lease that has its rank: nothing is lost', () => {
    const living = {
      contractDate: known(day('2024-10-01'), '입력'),
      moveInDate: known(day('2024-11-01'), '입력'),
    }
    for (const row of rowsOf('근저당권설정', living))
      expect(row).toMatchObject({ effect: { low: 0, likely: 0, high: 0 } })
  })

  test('without a price there is no sum to assume', () => {
    const home = madeHome({ statedPrice: unknown('not-given'), officialPrice: unknown('not-given') })
    const input = madeCase([], { home })
    expect(whatIf({ input, application: application('근저당권설정'), day: today })).toEqual([{ fact: 'price-unknown' }])
  })
})

test.each([
  ['소유권이전', 'owner-changes'],
  ['소유권이전등기', 'owner-changes'],
  ['소유권일부이전', 'owner-changes'],
  ['신탁', 'trust-begins'],
  ['임의경매개시결정', 'auction-begins'],
  ['강제경매개시결정등기', 'auction-begins'],
  ['압류', 'seizure-begins'],
  ['가처분', 'title-challenged'],
  ['소유권이전청구권가등기', 'title-challenged'],
  ['1번근저당권설정등기말소', 'right-ends'],
  ['1번근저당권변경', 'right-changes'],
  ['등기명의인표시변경', 'right-changes'],
  ['', 'kind-unknown'],
  ['새로운등기', 'kind-unknown'],
])('%s is a fact without a sum', (purpose, fact) => expect(rowsOf(purpose)).toEqual([{ fact }]))

test('the register that was given stays as it was', () => {
  const input = madeCase([mortgage('1', 60_000_000)])
  const before = structuredClone(input)
  whatIf({ input, application: application('가압류'), day: today })
  expect(input).toEqual(before)
})
