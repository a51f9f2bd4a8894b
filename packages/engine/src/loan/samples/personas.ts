import { day } from '../../values/day.ts'
import { type LoanFacts, nothingKnown } from '../facts.ts'
import type { LoanVerdict } from '../judge.ts'
import type { LoanProduct } from '../products.ts'
import type { LoanRule } from '../reasons.ts'

const M = 10_000_000
const eok = (n: number) => Math.round(n * 100_000_000)

/** Everything answered, no obstacle: 27, single, a lease of 2.5억 in Seoul. */
export const ordinary: LoanFacts = {
  ...nothingKnown(day('2026-11-23')),
  birth: day('1999-05-01'),
  serviceMonths: 0,
  ownsHome: false,
  head: 'prospective',
  alone: true,
  income: 4.2 * M,
  spouseIncome: 0,
  held: 'none',
  assets: eok(1),
  marriage: { state: 'single' },
  youngest: 'none',
  children: 0,
  smallFirm: false,
  victim: 'none',
  region: 'seoul',
  deposit: eok(2.5),
  rent: 0,
  area: 60,
  credit: 'clean',
  publicRental: false,
  shortJob: false,
  calledIn: 'none',
  welfare: 'none',
}
const wed = (on: string): Partial<LoanFacts> => ({ marriage: { state: 'married', on: day(on) } })
const planned = (on: string): Partial<LoanFacts> => ({ marriage: { state: 'planned', on: day(on) } })

export type Expected =
  | { verdict: 'eligible'; amount: number; rate: number }
  | { verdict: LoanVerdict; by: LoanRule; slack?: number; most?: [low: number, high: number]; years?: number }
const gives = (amount: number, rate: number): Expected => ({ verdict: 'eligible', amount, rate })
const no = (by: LoanRule, slack?: number): Expected => ({
  verdict: 'notEligible',
  by,
  ...(slack === undefined ? {} : { slack }),
})
const maybe = (by: LoanRule, more: { most?: [number, number]; years?: number } = {}): Expected => ({
  verdict: 'conditional',
  by,
  ...more,
})

type Persona = {
  who: string
  /** The table or rule that the expected figures come from. */
  source: string
  is: Partial<LoanFacts>
  expect: Partial<Record<LoanProduct, Expected>>
}
const A = '기금 버팀목 금리표 (2026-10-01)'
const YOUTH = '기금 청년전용 금리표 (2026-10-01)'
const HF = '보금자리론 업무처리기준 (2026-07-20 개정)을 옮긴 공개 계산 (2026-10-03)'
const B = '기금 신혼부부전용 금리표 (2026-10-01)'
const C = '기금 신생아 특례 금리표 (2026-10-01)'
const D = '기금 전세피해 임차인 금리표 (2026-10-01)'
const GATES = '기금 대출대상'
const young = { birth: day('2002-03-01'), alone: true }
const family = { ...wed('2022-01-10'), alone: false, birth: day('1990-02-02') }
const newborn = { ...family, youngest: day('2025-03-10'), children: 1 }

/** Computed by hand from the fund's own tables of limits and rates. */
export const personas: readonly Persona[] = [
  {
    who: '27, single, 4,200만, 2.5억 in Seoul',
    source: YOUTH,
    is: {},
    expect: { youth: gives(eok(1.5), 290), general: gives(eok(1.2), 320) },
  },
  {
    who: '24, alone, 2,400만, 1.4억 in 인천',
    source: YOUTH,
    is: { ...young, income: 2.4 * M, deposit: eok(1.4), area: 59 },
    expect: { youth: gives(112_000_000, 220), general: no('young-alone') },
  },
  {
    who: 'newly wed, 7,000만 together, 4억 in Seoul',
    source: B,
    is: { ...family, income: 4 * M, spouseIncome: 3 * M, deposit: eok(4) },
    expect: { newlywed: gives(eok(2.5), 330), general: gives(eok(2.5), 350), youth: no('age', -2) },
  },
  {
    who: 'a child of 2025-03, 1.6억 together, 5억 in Seoul',
    source: C,
    is: { ...newborn, income: eok(1), spouseIncome: eok(0.6), deposit: eok(5) },
    expect: { newborn: gives(eok(2.4), 390), newlywed: no('income', -85_000_000), general: no('income', -85_000_000) },
  },
  {
    who: 'net assets of 3.6억',
    source: GATES,
    is: { assets: eok(3.6) },
    expect: {
      general: no('assets', -15_000_000),
      youth: no('assets', -15_000_000),
      newlywed: no('assets'),
      newborn: no('assets'),
    },
  },
  {
    who: 'owns a home',
    source: GATES,
    is: { ownsHome: true },
    expect: { general: no('no-home'), youth: no('no-home'), newborn: no('no-home') },
  },
  {
    who: '36, no service, 5,200만, no child',
    source: GATES,
    is: { birth: day('1990-05-01'), income: 5.2 * M },
    expect: { general: no('income', -2_000_000), youth: no('age', -2) },
  },
  {
    who: '신용회복 중',
    source: GATES,
    is: { credit: 'recovery' },
    expect: { general: no('credit'), youth: no('credit') },
  },
  {
    who: 'a loan now, repaid that day',
    source: GATES,
    is: { held: 'own', repays: true },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: 'a loan now, not repaid',
    source: GATES,
    is: { held: 'own', repays: false },
    expect: { youth: no('no-loan') },
  },
  {
    who: 'another adult of the household has a loan of the fund',
    source: GATES,
    is: { held: 'adult-fund' },
    expect: { youth: no('no-loan') },
  },
  {
    who: 'another adult has a loan of a bank',
    source: GATES,
    is: { held: 'adult-bank' },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: '일반 ≤ 2,000만, deposit ≤ 5,000만',
    source: A,
    is: { birth: day('1985-01-01'), income: 2 * M, deposit: 5 * M },
    expect: { general: gives(3.5 * M, 250) },
  },
  {
    who: '일반 ≤ 2,000만, deposit ≤ 1억',
    source: A,
    is: { birth: day('1985-01-01'), income: 2 * M, deposit: eok(1) },
    expect: { general: gives(7 * M, 260) },
  },
  {
    who: '일반 ≤ 4,000만, deposit > 1억',
    source: A,
    is: { birth: day('1985-01-01'), income: 4 * M, deposit: eok(1.5) },
    expect: { general: gives(105_000_000, 290) },
  },
  {
    who: '일반 outside the capital area',
    source: A,
    is: { birth: day('1985-01-01'), income: 4.5 * M, region: 'other', deposit: eok(2) },
    expect: { general: gives(8 * M, 300) },
  },
  {
    who: '일반, one won above 2억 outside the capital area',
    source: GATES,
    is: { birth: day('1985-01-01'), region: 'other', deposit: eok(2) + 1 },
    expect: { general: no('deposit', -1) },
  },
  {
    who: '일반 with two children, 6,000만',
    source: A,
    is: {
      ...family,
      marriage: { state: 'married', on: day('2012-01-01') },
      children: 2,
      youngest: day('2018-01-01'),
      income: 6 * M,
      deposit: eok(4),
    },
    expect: { general: gives(eok(2.5), 270), newlywed: no('newlywed') },
  },
  {
    who: '일반 with one child, 5,500만, married long ago',
    source: GATES,
    is: {
      ...family,
      marriage: { state: 'married', on: day('2012-01-01') },
      children: 1,
      youngest: day('2018-01-01'),
      income: 5.5 * M,
    },
    expect: { general: no('income', -5_000_000) },
  },
  {
    who: '청년 ≤ 2,000만',
    source: YOUTH,
    is: { income: 2 * M, deposit: eok(1) },
    expect: { youth: gives(8 * M, 220) },
  },
  {
    who: '청년 with 5,000만 to the won',
    source: YOUTH,
    is: { income: 5 * M },
    expect: { youth: gives(eok(1.5), 290) },
  },
  { who: '청년, one won above 5,000만', source: GATES, is: { income: 5 * M + 1 }, expect: { youth: no('income', -1) } },
  { who: '청년 at a small firm', source: YOUTH, is: { smallFirm: true }, expect: { youth: gives(eok(1.5), 260) } },
  {
    who: '청년 of 34, a day before the birthday',
    source: GATES,
    is: { birth: day('1991-11-24') },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: '35 on the day of the application',
    source: GATES,
    is: { birth: day('1991-11-23') },
    expect: { youth: no('age', -1) },
  },
  {
    who: '36 with 21 months of service at a small firm',
    source: GATES,
    is: { birth: day('1990-05-01'), serviceMonths: 21, smallFirm: true },
    expect: { youth: maybe('age-service') },
  },
  {
    who: '37 with 21 months of service at a small firm',
    source: GATES,
    is: { birth: day('1989-05-01'), serviceMonths: 21, smallFirm: true },
    expect: { youth: no('age', -3) },
  },
  {
    who: '19 today',
    source: GATES,
    is: { birth: day('2007-11-23'), income: 2 * M, deposit: eok(1), area: 40 },
    expect: { youth: gives(8 * M, 190) },
  },
  { who: '18', source: GATES, is: { birth: day('2007-11-24') }, expect: { youth: no('age', -1) } },
  { who: '24, alone, 61㎡', source: GATES, is: { ...young, area: 61 }, expect: { youth: no('area', -1) } },
  {
    who: '24, not alone, 61㎡',
    source: YOUTH,
    is: { ...young, alone: false, area: 61 },
    expect: { youth: gives(eok(1.5), 290), general: gives(eok(1.2), 320) },
  },
  {
    who: '신혼 ≤ 2,000만, deposit ≤ 5,000만, outside',
    source: B,
    is: { ...family, income: 2 * M, deposit: 5 * M, region: 'other' },
    expect: { newlywed: gives(4 * M, 170) },
  },
  {
    who: '신혼 ≤ 4,000만, deposit ≤ 1.5억',
    source: B,
    is: { ...family, income: 4 * M, deposit: eok(1.5) },
    expect: { newlywed: gives(eok(1.2), 240) },
  },
  {
    who: '신혼 ≤ 6,000만 with a child',
    source: B,
    is: { ...family, income: 6 * M, deposit: eok(2), children: 1, youngest: day('2023-05-05') },
    expect: { newlywed: gives(eok(1.6), 260) },
  },
  {
    who: '신혼 outside the capital area, 3억',
    source: B,
    is: { ...family, income: 7 * M, deposit: eok(3), region: 'other' },
    expect: { newlywed: gives(eok(1.6), 310) },
  },
  {
    who: 'married for seven years to the day',
    source: GATES,
    is: { ...family, ...wed('2019-11-23') },
    expect: { newlywed: gives(eok(2), 290) },
  },
  {
    who: 'married for seven years and a day',
    source: GATES,
    is: { ...family, ...wed('2019-11-22') },
    expect: { newlywed: no('newlywed') },
  },
  {
    who: 'marries in three months',
    source: GATES,
    is: { ...planned('2027-02-23') },
    expect: { newlywed: gives(eok(2), 290) },
  },
  {
    who: 'marries in three months and a day',
    source: GATES,
    is: { ...planned('2027-02-24') },
    expect: { newlywed: no('newlywed') },
  },
  {
    who: '신생아, 2억 together, one of them with 1.4억',
    source: GATES,
    is: { ...newborn, income: eok(1.4), spouseIncome: eok(0.5), deposit: eok(3) },
    expect: { newborn: no('income-each', -10_000_000) },
  },
  {
    who: '신생아, one income of 1.3억',
    source: C,
    is: { ...newborn, income: eok(1.3), spouseIncome: 0, deposit: eok(1.2) },
    expect: { newborn: gives(96_000_000, 310) },
  },
  {
    who: '신생아 outside, 7,500만, deposit ≤ 5,000만',
    source: C,
    is: { ...newborn, income: 7.5 * M, deposit: 5 * M, region: 'rural' },
    expect: { newborn: gives(4 * M, 200) },
  },
  {
    who: 'a child born two years ago to the day',
    source: GATES,
    is: { ...newborn, youngest: day('2024-11-23') },
    expect: { newborn: gives(eok(2), 220) },
  },
  {
    who: 'a child born two years and a day ago',
    source: GATES,
    is: { ...newborn, youngest: day('2024-11-22') },
    expect: { newborn: no('newborn') },
  },
  {
    who: '피해자 by decision, 5,000만, 3억',
    source: D,
    is: { victim: 'decided', income: 5 * M, deposit: eok(3) },
    expect: { victim: gives(eok(2.4), 150) },
  },
  {
    who: '피해자 with net assets of 5억, 1.3억 of income',
    source: D,
    is: { victim: 'lost', assets: eok(5), income: eok(1.3), deposit: eok(1.4) },
    expect: { victim: gives(112_000_000, 240), 'victim-priority': no('victim') },
  },
  {
    who: '피해자 who stays in the home',
    source: GATES,
    is: { victim: 'decided', income: 6 * M, deposit: eok(5) },
    expect: { 'victim-stays': maybe('lease-ended') },
  },
  {
    who: 'rent of 70만, deposit of 6,500만',
    source: '기금 청년전용 보증부월세 안내',
    is: { deposit: 6.5 * M, rent: 700_000, income: 3 * M },
    expect: { 'youth-rent': gives(4.5 * M + 12_000_000, 130) },
  },
  {
    who: 'rent of 71만',
    source: '기금 청년전용 보증부월세 안내',
    is: { deposit: 6.5 * M, rent: 710_000 },
    expect: { 'youth-rent': no('rent', -10_000) },
  },
  {
    who: 'rent of 50만, deposit of 1억',
    source: '기금 주거안정월세 안내',
    is: { deposit: eok(1), rent: 500_000, birth: day('1985-01-01') },
    expect: { 'monthly-rent': gives(12_000_000, 180) },
  },
  {
    who: '100㎡ in a 읍·면 outside the capital area',
    source: GATES,
    is: { birth: day('1985-01-01'), region: 'rural', deposit: eok(1), area: 100 },
    expect: { general: gives(7 * M, 290) },
  },
  { who: '85.01㎡ in Seoul', source: GATES, is: { area: 85.01 }, expect: { youth: no('area', -0.01) } },
  {
    who: 'debts above what is owned',
    source: GATES,
    is: { assets: -5_000_000 },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: 'lives in a public rental home',
    source: GATES,
    is: { publicRental: true },
    expect: { youth: no('public-rental') },
  },
  {
    who: 'a loan of the fund called in two years ago',
    source: GATES,
    is: { calledIn: day('2024-11-24') },
    expect: { youth: no('called-in') },
  },
  {
    who: 'a loan of the fund called in three years ago',
    source: GATES,
    is: { calledIn: day('2023-11-23') },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: 'moved in three months ago',
    source: GATES,
    is: { startsOn: day('2026-08-23') },
    expect: { youth: gives(eok(1.5), 290) },
  },
  {
    who: 'moved in three months and a day ago',
    source: GATES,
    is: { startsOn: day('2026-08-22') },
    expect: { youth: no('apply-by', -1) },
  },
  {
    who: '한부모 with one child, 3,000만',
    source: '기금 우대금리',
    is: { income: 3 * M, welfare: 'single-parent', children: 1, youngest: day('2018-01-01'), alone: false },
    expect: { youth: gives(eok(1.5), 150) },
  },
  { who: 'does not know the net assets', source: GATES, is: { assets: null }, expect: { youth: maybe('assets') } },
  {
    who: '디딤돌: of the home nothing is known',
    source: '디딤돌대출 조건',
    is: { income: 6 * M },
    expect: { didimdol: maybe('house-price') },
  },
  {
    who: '디딤돌: income above the limit, below that of a first home',
    source: '디딤돌대출 조건',
    is: { income: 6 * M + 1 },
    expect: { didimdol: maybe('income', { most: [eok(2), eok(2.4)] }) },
  },
  {
    who: '디딤돌: income above the limit of a first home',
    source: '디딤돌대출 조건',
    is: { income: 7 * M + 1 },
    expect: { didimdol: no('income', -1) },
  },
  {
    who: '디딤돌: newly wed, 8,500만',
    source: '디딤돌대출 조건',
    is: { ...wed('2024-05-01'), income: 5 * M, spouseIncome: 3.5 * M },
    expect: { didimdol: maybe('house-price', { most: [eok(3.2), eok(3.2)] }) },
  },
  {
    who: '보금자리론: single, 7,000만, 27 years old',
    source: HF,
    is: { income: 7 * M },
    expect: { bogeumjari: maybe('house-price', { most: [eok(3.6), eok(4.2)], years: 50 }) },
  },
  {
    who: '보금자리론: single, a won more',
    source: HF,
    is: { income: 7 * M + 1 },
    expect: { bogeumjari: no('income', -1) },
  },
  ...[5, 7, 7.5, 8.5].map((sum) => ({
    who: `보금자리론: newly wed without children, ${sum * 1000}만 together`,
    source: `${HF}, 표 1`,
    is: { ...wed('2024-05-01'), on: day('2026-09-15'), income: (sum - 2) * M, spouseIncome: 2 * M },
    expect: { bogeumjari: maybe('house-price', { most: [eok(3.6), eok(4.2)] }) },
  })),
  {
    who: '보금자리론: newly wed without children, 9,000만 together, before October 2026',
    source: `${HF}, 표 1`,
    is: { ...wed('2024-05-01'), on: day('2026-09-15'), income: 7 * M, spouseIncome: 2 * M },
    expect: { bogeumjari: no('income', -5_000_000) },
  },
  {
    who: '보금자리론: married nine years, one child, 9,000만 together',
    source: HF,
    is: { ...wed('2017-05-01'), children: 1, youngest: day('2020-01-01'), income: 5 * M, spouseIncome: 4 * M },
    expect: { bogeumjari: maybe('house-price', { most: [eok(3.6), eok(4.2)] }) },
  },
  {
    who: '보금자리론: two children, 1억 together',
    source: HF,
    is: { ...wed('2017-05-01'), children: 2, youngest: day('2020-01-01'), income: 6 * M, spouseIncome: 4 * M },
    expect: { bogeumjari: maybe('house-price', { most: [eok(4), eok(4.2)] }) },
  },
  {
    who: '보금자리론: victim by decision',
    source: HF,
    is: { victim: 'decided' },
    expect: { bogeumjari: maybe('credit-score', { most: [eok(4), eok(4.2)] }) },
  },
  {
    who: '보금자리론: 35 on the day and single: forty years, not fifty',
    source: HF,
    is: { birth: day('1991-11-23') },
    expect: { bogeumjari: maybe('house-price', { years: 40 }) },
  },
  {
    who: '보금자리론: 39 and newly wed: fifty years',
    source: HF,
    is: { ...wed('2024-05-01'), birth: day('1986-11-24') },
    expect: { bogeumjari: maybe('house-price', { years: 50 }) },
  },
  {
    who: '보금자리론: 40 and single: thirty years',
    source: HF,
    is: { birth: day('1986-11-23') },
    expect: { bogeumjari: maybe('house-price', { years: 30 }) },
  },
  {
    who: '보금자리론: one home, to be sold; no head of household; 6억 of net assets',
    source: HF,
    is: { ownsHome: true, head: 'neither', assets: eok(6) },
    expect: { bogeumjari: maybe('one-home'), didimdol: no('no-home') },
  },
  {
    who: '보금자리론: arrears',
    source: HF,
    is: { credit: 'arrears' },
    expect: { bogeumjari: no('credit') },
  },
]
