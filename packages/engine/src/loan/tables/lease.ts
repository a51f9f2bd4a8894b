import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { LoanTerms } from '../terms.ts'
import { generalRates, newbornRates, newlywedRates, victimRates, youthRates, youthRentRates } from './rates.ts'
import { fund } from './sources.ts'

const M = 10_000_000
const eok = (n: number) => Math.round(n * 100_000_000)
const both = (most: number) => ({ capital: most, other: most })
/** 수도권 and elsewhere, in 억 원. */
const by = (capital: number, other: number) => ({ capital: eok(capital), other: eok(other) })
const size = { most: 85, rural: 100 }
/** The rates are valid from this day; the limits were the same on the pages read before. */
const RATES_OF = day('2026-10-01')
const row = (article: string, value: LoanTerms) => [{ from: RATES_OF, value, source: fund(article) }] as const

const lease: Omit<LoanTerms, 'most' | 'rates'> = {
  age: { least: 19, most: null, withService: null },
  income: { base: 5 * M, twoChildren: 6 * M, newlywed: 7.5 * M, dual: null },
  assets: 'lease',
  deposit: by(3, 2),
  depositOfFamilies: by(4, 3),
  rent: null,
  area: size,
  family: null,
  victim: null,
  young: null,
  onlyAlone: false,
  open: [],
  mostOfFamilies: null,
  ratio: 80,
  ratioOfFamilies: null,
  rentMost: 0,
  smallFirm: 0,
}

/** 버팀목전세자금대출. People under 25 who live alone get the product for young people. */
export const general = dated<LoanTerms>(
  'loan-general',
  'application',
  row('버팀목전세자금', {
    ...lease,
    young: { under: 25, refused: true },
    most: by(1.2, 0.8),
    mostOfFamilies: by(2.5, 1.6),
    ratio: 70,
    ratioOfFamilies: 80,
    rates: generalRates,
  }),
)

/** 청년전용 버팀목전세자금. The limits are those for contracts from 2025-06-28. */
export const youth = dated<LoanTerms>(
  'loan-youth',
  'application',
  row('청년전용 버팀목전세자금', {
    ...lease,
    age: { least: 19, most: 34, withService: 39 },
    deposit: both(eok(3)),
    depositOfFamilies: null,
    young: { under: 25, refused: false, most: eok(1.2), area: 60, less: 30 },
    most: both(eok(1.5)),
    rates: youthRates,
    smallFirm: 30,
  }),
)

/** 신혼부부전용 전세자금. */
export const newlywed = dated<LoanTerms>(
  'loan-newlywed',
  'application',
  row('신혼부부전용 전세자금', {
    ...lease,
    income: { base: 7.5 * M, twoChildren: null, newlywed: null, dual: null },
    deposit: by(4, 3),
    depositOfFamilies: null,
    family: 'newlywed',
    most: by(2.5, 1.6),
    rates: newlywedRates,
  }),
)

/** 신생아 특례 버팀목대출. */
export const newborn = dated<LoanTerms>(
  'loan-newborn',
  'application',
  row('신생아 특례 버팀목대출', {
    ...lease,
    income: { base: eok(1.3), twoChildren: null, newlywed: null, dual: { both: eok(2), each: eok(1.3) } },
    deposit: by(5, 4),
    depositOfFamilies: null,
    family: 'newborn',
    most: both(eok(2.4)),
    rates: newbornRates,
  }),
)

/** 중소기업취업청년 전월세보증금대출: ended for new loans; its discount is continued in the product for young people. */
export const smallFirmYouth = dated<LoanTerms | null>('loan-small-firm-youth', 'application', [
  {
    from: day('2018-06-25'),
    value: {
      ...lease,
      age: { least: 19, most: 34, withService: 39 },
      income: { base: 3.5 * M, twoChildren: null, newlywed: 5 * M, dual: null },
      deposit: both(eok(2)),
      depositOfFamilies: null,
      open: ['job-group'],
      most: both(eok(1)),
      ratio: 100,
      rates: { lowest: 150, highest: 150 },
    },
    source: fund('중소기업취업청년 전월세보증금대출'),
  },
  { from: day('2025-01-01'), value: null, source: fund('중소기업취업청년 전월세보증금대출 종료') },
])

/** 청년전용 보증부월세대출: the deposit at this rate; 20만 원 of the monthly rent without interest. */
export const youthRent = dated<LoanTerms>(
  'loan-youth-rent',
  'application',
  row('청년전용 보증부월세대출', {
    ...lease,
    age: { least: 19, most: 34, withService: null },
    income: { base: 5 * M, twoChildren: null, newlywed: null, dual: null },
    deposit: both(6.5 * M),
    depositOfFamilies: null,
    rent: 700_000,
    area: { most: 60, rural: 60 },
    onlyAlone: true,
    most: both(4.5 * M),
    ratio: 70,
    rentMost: 12_000_000,
    rates: youthRentRates,
  }),
)

/** 주거안정 월세대출: 60만 원 a month for 24 months; the lower rate is for named groups. */
export const monthlyRent = dated<LoanTerms>(
  'loan-monthly-rent',
  'application',
  row('주거안정월세대출', {
    ...lease,
    income: { base: 5 * M, twoChildren: null, newlywed: null, dual: null },
    deposit: both(eok(1)),
    depositOfFamilies: null,
    rent: 600_000,
    most: both(0),
    ratio: 0,
    rentMost: 14_400_000,
    rates: { lowest: 130, highest: 180 },
  }),
)

/** 전세피해 임차인 버팀목전세자금: for the next home. */
export const victim = dated<LoanTerms>(
  'loan-victim',
  'application',
  row('전세피해 임차인 버팀목전세자금', {
    ...lease,
    income: { base: eok(1.3), twoChildren: null, newlywed: null, dual: null },
    assets: 'victim',
    deposit: both(eok(3)),
    depositOfFamilies: null,
    victim: 'any',
    most: both(eok(2.4)),
    rates: victimRates,
  }),
)

/** 전세피해 임차인 대환대출: for victims who stay in the home of the damage. */
export const victimStays = dated<LoanTerms>(
  'loan-victim-stays',
  'application',
  row('전세피해 임차인 대환대출', {
    ...lease,
    income: { base: eok(1.3), twoChildren: null, newlywed: null, dual: null },
    assets: 'victim',
    deposit: both(eok(5)),
    depositOfFamilies: null,
    victim: 'any',
    open: ['lease-ended'],
    most: both(eok(4)),
    rates: victimRates,
  }),
)

/** 최우선변제금 버팀목전세자금: the amount of the 최우선변제금 is free of interest for ten years. */
export const victimPriority = dated<LoanTerms>(
  'loan-victim-priority',
  'application',
  row('최우선변제금 버팀목전세자금', {
    ...lease,
    income: null,
    assets: null,
    deposit: both(eok(3)),
    depositOfFamilies: null,
    victim: 'decided',
    most: both(eok(2.4)),
    rates: { lowest: 120, highest: 300 },
  }),
)

/** 주거취약계층 주거이전지원: for a move out of 쪽방, 고시원, 반지하 and the like into a private lease. */
export const vulnerable = dated<LoanTerms>(
  'loan-vulnerable',
  'application',
  row('비정상거처 이주지원 버팀목전세자금', {
    ...lease,
    income: { base: 5 * M, twoChildren: null, newlywed: null, dual: null },
    deposit: null,
    depositOfFamilies: null,
    open: ['vulnerable-home'],
    most: both(8 * M),
    ratio: 100,
    rates: { lowest: 120, highest: 180 },
  }),
)
