import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { HomeInput, LeaseInput } from '../assessment.ts'
import { madeCase, madeHome, madeLease, type MadeEntry, mortgage } from '../risk/made-up-home.ts'
import { day } from '../values/day.ts'
import { known, unknown, valueOf } from '../values/known.ts'
import { feeCredit } from './fee.ts'

const eok = 100_000_000
const judge = (
  deposit: number,
  home: Partial<HomeInput>,
  entries: MadeEntry[] = [],
  lease: Partial<LeaseInput> = {},
  on = '2026-11-21',
) =>
  assess(
    madeCase(entries, {
      home: madeHome({ officialPrice: unknown('not-given'), statedPrice: unknown('not-given'), ...home }),
      lease: madeLease({ deposit: known(deposit, '입력'), ...lease }),
      day: day(on),
    }),
  ).guarantee
const fee = (g: ReturnType<typeof judge>) => (g.fee === undefined ? null : valueOf(g.fee))
/** An apartment of this value: the official price would allow more, and the stated price lowers it. */
const apartment = (price: number): Partial<HomeInput> => ({
  kind: known('아파트', '입력'),
  officialPrice: known(price, '공동주택가격'),
  statedPrice: known(price, '입력'),
})
const villa = (official: number): Partial<HomeInput> => ({ officialPrice: known(official, '공동주택가격') })

test.each([
  ['아파트 3억, 보증금 2억', judge(2 * eok, apartment(3 * eok)), 741, 124, 496_000, 0],
  ['아파트 4.5억, 3억', judge(3 * eok, apartment(4.5 * eok)), 741, 131, 786_000, 0],
  ['4.5억, 근저당 1억, 2.5억', judge(2.5 * eok, apartment(4.5 * eok), [mortgage('1', eok)]), 865, 154, 770_000, 0],
  ['빌라 공시 2.5억, 3억', judge(3 * eok, villa(2.5 * eok)), 953, 197, 1_182_000, 0],
  ['빌라 공시 2억, 근저당 1.4억, 1억', judge(eok, villa(2 * eok), [mortgage('1', 1.4 * eok)]), 953, 172, 378_400, 10],
])('%s over two years', (_, g, debtRatio, rate, won, surcharge) => {
  expect(g.verdict).toBe('eligible')
  expect(g.basis).toMatchObject({ value: { debtRatio } })
  expect(fee(g)).toMatchObject({ rate, won, surcharge, days: 730 })
})

test('discounts, one alone: 저소득 60 %, 신혼 40 %', () =>
  expect(fee(judge(2 * eok, apartment(3 * eok)))?.discounts).toEqual([
    { id: 'low-income', won: 198_400 },
    { id: 'newly-wed', won: 297_600 },
    { id: 'many-children', won: 297_600 },
  ]))

test('a known end: its days, and nothing is assumed of them', () => {
  const g = judge(2 * eok, apartment(3 * eok), [], { endDate: known(day('2027-12-19'), '입력') })
  expect(fee(g)).toMatchObject({ days: 365, won: 248_000, assumed: ['no-discount', 'market-for-kb'] })
  expect(fee(judge(2 * eok, apartment(3 * eok)))?.assumed).toContain('term-two-years')
})

test('no fee for a deposit that the home does not carry, for a refused home, or before the rates that we have', () => {
  expect(judge(280_000_000, apartment(3 * eok)).fee).toMatchObject({ unknown: 'out-of-range' })
  const seized = judge(eok, villa(2 * eok), [{ section: '갑구', rank: '2', purpose: '압류', on: '2024-01-01' }])
  expect(seized.fee).toMatchObject({ unknown: 'out-of-range' })
  expect(judge(eok, villa(2 * eok), [], {}, '2025-03-30').fee).toMatchObject({ unknown: 'out-of-range' })
})

describe('경계: senior debt between 54 % and 60 % of the price', () => {
  const at = (senior: number, deposit = 1_000_000) => judge(deposit, apartment(5 * eok), [mortgage('1', senior)])
  test('the stricter reading decides, and the other is told', () => {
    expect(at(270_000_000)).toMatchObject({ verdict: 'eligible', borderline: false })
    expect(at(270_000_001)).toMatchObject({ verdict: 'not-eligible', borderline: true, headroom: 0 })
    expect(at(300_000_000)).toMatchObject({ verdict: 'not-eligible', borderline: true })
    expect(at(300_000_001)).toMatchObject({ verdict: 'not-eligible', borderline: false })
  })
  test('no 경계 where another rule refuses as well', () =>
    expect(at(280_000_000, 200_000_000)).toMatchObject({ verdict: 'not-eligible', borderline: false }))
})

describe('when to ask', () => {
  const moved = (moveIn: string, end: string | null) =>
    judge(eok, villa(2 * eok), [], {
      contractDate: known(day(moveIn), '입력'),
      moveInDate: known(day(moveIn), '입력'),
      ...(end === null ? {} : { endDate: known(day(end), '입력') }),
    })
  test('before half of the term has run, by the term that is known', () => {
    expect(moved('2026-11-16', '2028-11-15').apply).toMatchObject({
      value: { lastDay: '2027-11-15', termAssumed: false },
    })
    expect(moved('2026-11-16', '2027-11-15').apply).toMatchObject({ value: { lastDay: '2027-05-15' } })
    expect(moved('2026-11-16', null).apply).toMatchObject({ value: { lastDay: '2027-11-15', termAssumed: true } })
  })
  test('afterwards it is refused; of an unknown term it is asked', () => {
    const late = moved('2025-10-01', '2027-09-30')
    expect([late.verdict, late.reasons]).toEqual([
      'not-eligible',
      [{ id: 'window-closed', numbers: { by: '2026-09-30' } }],
    ])
    expect(moved('2025-10-01', null)).toMatchObject({ verdict: 'unknown', needs: ['term-unknown'] })
    expect(moved('2025-10-01', '2029-09-30').verdict).toBe('eligible')
  })
  test('a lease of less than a year is not covered', () =>
    expect(moved('2026-11-16', '2027-10-15').reasons.map((r) => r.id)).toEqual(['term-too-short']))
  test('the report’s act has the same day', () => {
    const a = assess(
      madeCase([], { lease: madeLease({ endDate: known(day('2027-12-19'), '입력') }), home: madeHome(villa(3 * eok)) }),
    )
    expect(a.acts.find((x) => x.id === 'apply-guarantee')).toEqual({
      id: 'apply-guarantee',
      due: '2027-06-19',
      numbers: {},
    })
  })
})

describe('the others', () => {
  const other = (g: ReturnType<typeof judge>, by: 'HF' | 'SGI') => g.others?.find((o) => o.by === by)
  const otherFee = (g: ReturnType<typeof judge>, by: 'HF' | 'SGI') => {
    const of = other(g, by)?.fee
    return of === undefined ? null : valueOf(of)
  }
  test('HF: dearer as the share of the price grows, for its own borrowers alone', () => {
    expect(otherFee(judge(2 * eok, apartment(3 * eok)), 'HF')).toMatchObject({ rate: 40, won: 160_000 })
    expect(otherFee(judge(230_000_000, apartment(3 * eok)), 'HF')).toMatchObject({ rate: 110 })
    expect(otherFee(judge(270_000_000, apartment(3 * eok)), 'HF')).toMatchObject({ rate: 180 })
    expect(other(judge(2 * eok, apartment(3 * eok)), 'HF')).toMatchObject({
      verdict: 'unknown',
      needs: ['hf-borrowers-only'],
      headroom: 270_000_000,
    })
    expect(other(judge(270_000_001, apartment(3 * eok)), 'HF')).toMatchObject({ verdict: 'not-eligible' })
  })
  test('HF looks at the liens alone too where several households share a register', () => {
    const home = {
      kind: known('다가구' as const, '입력'),
      officialPrice: known(5 * eok, '개별주택가격'),
      otherDeposits: known(0, '확정일자 부여현황'),
    }
    // 7억 × 90 % = 6.3억: liens up to 3.78억 at HF, up to 5.04억 at HUG
    const g = judge(50_000_000, home, [mortgage('1', 4 * eok)])
    expect(g.verdict).toBe('eligible')
    expect(other(g, 'HF')).toMatchObject({ verdict: 'not-eligible' })
    expect(other(g, 'HF')?.reasons[0]).toMatchObject({ id: 'senior-over-limit', numbers: { percent: 60 } })
  })
  test('SGI: an estimate, an apartment without a limit, others up to 10억', () => {
    expect(otherFee(judge(2 * eok, apartment(3 * eok)), 'SGI')).toMatchObject({
      rate: 229,
      assumed: expect.arrayContaining(['estimate-only']),
    })
    expect(otherFee(judge(180_000_000, apartment(3 * eok)), 'SGI')).toMatchObject({ rate: 183 })
    expect(otherFee(judge(1.5 * eok, apartment(3 * eok)), 'SGI')).toMatchObject({ rate: 160, won: 480_000 })
    expect(otherFee(judge(140_000_000, villa(2 * eok)), 'SGI')).toMatchObject({ rate: 182 })
    expect(other(judge(12 * eok, apartment(30 * eok)), 'SGI')).toMatchObject({ verdict: 'unknown' })
    expect(other(judge(10 * eok + 1, villa(30 * eok)), 'SGI')?.reasons[0]).toMatchObject({
      id: 'deposit-over-limit',
      numbers: { over: 1 },
    })
  })
})

test('help with the fee: 40만 up to a deposit of 3억, and 12 % off the tax', () => {
  expect(judge(3 * eok, apartment(5 * eok)).support).toMatchObject({ most: 400_000 })
  expect(judge(3 * eok + 1, apartment(5 * eok)).support).toBeNull()
  const on = { day: day('2026-11-21') }
  expect(feeCredit(496_000, 2 * eok, on)).toMatchObject({ value: 59_520 })
  expect(feeCredit(1_500_000, 3 * eok, on)).toMatchObject({ value: 120_000 })
  expect(feeCredit(496_000, 3 * eok + 1, on)).toMatchObject({ value: 0 })
})

describe('where the guarantor’s price is from', () => {
  const by = (home: Partial<HomeInput>) => {
    const price = valueOf(assess(madeCase([], { home: madeHome(home) })).price)
    return price?.guarantorBy
  }
  const none = { officialPrice: unknown('not-given'), statedPrice: unknown('not-given') }
  test('a villa: 공시가격 first, whatever the market says', () =>
    expect(by({ ...none, ...villa(2 * eok), statedPrice: known(4 * eok, '입력') })).toEqual({
      step: 'official',
      standIn: false,
      skipped: [],
    }))
  test('an apartment: our price stands in for KB, which is no public data', () =>
    expect(by({ ...none, ...apartment(3 * eok) })).toEqual({ step: 'kb-or-rtech', standIn: true, skipped: [] }))
  test('an apartment of which only 공시가격 is known: KB would come first', () =>
    expect(by({ ...none, kind: known('아파트', '입력'), officialPrice: known(2 * eok, '공동주택가격') })).toEqual({
      step: 'official',
      standIn: false,
      skipped: ['kb-or-rtech'],
    }))
})
