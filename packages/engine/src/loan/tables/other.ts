import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { Won } from '../../values/won.ts'
import { news } from './sources.ts'

/**
 * 전세자금보증 of HF behind a bank's loan: its highest sum, percent of the deposit, and the percent of the loan that is
 * guaranteed in the regulated and the other areas, for people without a home and with one.
 */
export const bankGuarantee = dated<{
  most: Won
  ratio: number
  withoutHome: { regulated: number; other: number }
  withHome: { regulated: number; other: number }
}>('loan-bank-guarantee', 'application', [
  {
    from: day('2025-07-21'),
    value: {
      most: 400_000_000,
      ratio: 80,
      withoutHome: { regulated: 80, other: 90 },
      withHome: { regulated: 80, other: 90 },
    },
    source: news('전세대출 보증비율 90→80 % (수도권·규제지역)', '2026-11-23'),
  },
  {
    from: day('2027-01-01'),
    value: {
      most: 400_000_000,
      ratio: 80,
      withoutHome: { regulated: 80, other: 90 },
      withHome: { regulated: 70, other: 80 },
    },
    source: news('금융위원회·국토교통부 보도자료 2026-08-13, 1주택자 보증비율', '2026-11-23'),
  },
])

/** HF's yearly fee for the guarantee of a loan, hundredths of a percent by the deposit up to `most`. */
export const loanGuaranteeFee = dated<readonly { most: Won | null; fee: number }[]>(
  'loan-guarantee-fee',
  'application',
  [
    {
      from: day('2025-07-21'),
      value: [
        { most: 100_000_000, fee: 6 },
        { most: 200_000_000, fee: 8 },
        { most: 300_000_000, fee: 10 },
        { most: 400_000_000, fee: 12 },
        { most: null, fee: 20 },
      ],
      source: news('한국주택금융공사 일반전세자금보증 보증료, 공개 자료 정리', '2026-09-28'),
    },
  ],
)

/** What owners of one home may borrow for a lease in the capital area and regulated areas, of all banks together. */
export const oneHomeMost = dated<Won>('loan-one-home', 'application', [
  { from: day('2025-09-08'), value: 200_000_000, source: news('9·7 대책, 1주택자 전세대출 한도', '2026-10-04') },
])

/** Interest that a city pays, and rent support of the country. */
export type Support = 'seoul' | 'busan' | 'youth-rent-support'
export type SupportTerms = {
  age: { least: number; most: number } | null
  income: Won | null
  deposit: Won | null
  rent: Won | null
  /** What the place pays: percentage points of interest in hundredths, or won a month. */
  pays: { rate: number | null; monthly: Won | null; months: number | null }
}
/** Interest that a city pays, and rent support: what is known of their terms. */
export const supports = dated<Readonly<Record<Support, SupportTerms>>>(
  'loan-supports',
  'application',
  [
    {
      from: day('2026-01-01'),
      value: {
        seoul: {
          age: { least: 19, most: 39 },
          income: null,
          deposit: 300_000_000,
          rent: 900_000,
          pays: { rate: null, monthly: null, months: null },
        },
        busan: { age: null, income: null, deposit: null, rent: null, pays: { rate: null, monthly: null, months: null } },
        'youth-rent-support': {
          age: { least: 19, most: 34 },
          income: null,
          deposit: null,
          rent: null,
          pays: { rate: null, monthly: 200_000, months: 24 },
        },
      },
      source: news('지자체 이자지원·청년월세 지원 안내 정리', '2026-09-28'),
    },
    {
      from: day('2026-11-01'),
      value: {
        seoul: {
          age: { least: 19, most: 39 },
          income: null,
          deposit: 300_000_000,
          rent: 900_000,
          pays: { rate: null, monthly: null, months: null },
        },
        busan: {
          age: null,
          income: 26_000_000,
          deposit: null,
          rent: null,
          pays: { rate: 300, monthly: null, months: null },
        },
        'youth-rent-support': {
          age: { least: 19, most: 34 },
          income: null,
          deposit: null,
          rent: null,
          pays: { rate: null, monthly: 200_000, months: 24 },
        },
      },
      source: news('지자체 이자지원·청년월세 지원 안내 정리', '2026-09-28'),
    },
  ],
)

/** A change that was announced. `from` null: its first day is not known, so that nothing is granted or refused by it. */
export type Announced = {
  code:
    | 'marriage-bogeumjari'
    | 'marriage-didimdol'
    | 'marriage-beotimmok'
    | 'youth-39'
    | 'young-bogeumjari'
    | 'one-home-guarantee'
    | 'future-income'
    | 'dsr-income'
  from: string | null
  /** What the new limit is, if it is one sum. */
  won: Won | null
  source: { title: string; checkedOn: string }
}
const release = { title: '금융위원회·국토교통부 보도자료 2026-08-13', checkedOn: '2026-11-23' }
/** By the day of the announcement; each state (announced, in force) follows from the day that is asked. */
export const announcements = dated<readonly Announced[]>('loan-announcements', 'event', [
  {
    from: day('2026-08-13'),
    value: [
      { code: 'marriage-bogeumjari', from: null, won: 70_000_000, source: release },
      { code: 'marriage-didimdol', from: null, won: 60_000_000, source: release },
      { code: 'marriage-beotimmok', from: null, won: 50_000_000, source: release },
      { code: 'youth-39', from: null, won: null, source: release },
      { code: 'young-bogeumjari', from: null, won: 400_000_000, source: release },
      { code: 'one-home-guarantee', from: '2027-01-01', won: null, source: release },
      { code: 'future-income', from: '2026-08-31', won: null, source: release },
      { code: 'dsr-income', from: '2027-01-01', won: null, source: release },
    ],
    source: news('금융위원회·국토교통부 보도자료 2026-08-13', '2026-11-23'),
  },
])
