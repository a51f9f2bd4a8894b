import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated, type Source } from './dated.ts'

const hug: Source = {
  title: '주택도시보증공사 전세보증금반환보증 상품 안내',
  confidence: 'official',
  checkedOn: day('2026-10-04'),
}
const fromNews: Source = { ...hug, confidence: 'news' }

/** 담보인정비율: percent of 주택가격 that counts as 주택가액. */
export const collateralRatio = dated<number>('hug-collateral-ratio', 'application', [
  { from: day('2013-09-10'), value: 100, source: fromNews },
  { from: day('2023-05-01'), value: 90, source: hug },
])

/** 보증금 한도. */
export const depositLimit = dated<{ capital: Won; other: Won }>('hug-deposit-limit', 'application', [
  { from: day('2017-02-01'), value: { capital: 700_000_000, other: 500_000_000 }, source: hug },
])

/** 선순위채권 한도, percent of 주택가액; `shared` is for 단독·다가구·다중 including the other tenants' deposits. */
export const seniorDebtRatio = dated<{ single: number; shared: number }>('hug-senior-debt-ratio', 'application', [
  { from: day('2017-02-01'), value: { single: 60, shared: 80 }, source: hug },
])

/** 전월세전환율 for 환산보증금, percent with one decimal as tenths (65 = 6.5 %). */
export const rentConversion = dated<number>('hug-rent-conversion', 'application', [
  { from: day('2025-01-01'), value: 64, source: hug },
  { from: day('2026-07-01'), value: 65, source: hug },
])

/** 신청기한: the percent of the lease term before which the application must be made. */
export const applicationWindow = dated<number>('hug-application-window', 'contract', [
  { from: day('2017-02-01'), value: 50, source: hug },
])

/** Kinds of home that the guarantee covers. */
export const guaranteeKinds = dated<readonly string[]>('hug-home-kinds', 'application', [
  {
    from: day('2017-02-01'),
    value: ['단독', '다중', '다가구', '연립', '다세대', '도시형', '아파트', '오피스텔', '노인복지주택'],
    source: hug,
  },
])

/**
 * 보증료율 in thousandths of a percent a year: by deposit up to `most`, home, and 부채비율 up to each percent of `steps` and
 * above.
 */
export type HugFee = {
  steps: readonly [number, number]
  bands: readonly { most: Won | null; apartment: Rates; other: Rates }[]
}
type Rates = readonly [number, number, number]
const eok = 100_000_000

export const hugFee = dated<HugFee>('hug-fee', 'application', [
  {
    from: day('2025-03-31'),
    value: {
      steps: [70, 80],
      bands: [
        { most: eok, apartment: [97, 117, 137], other: [111, 142, 172] },
        { most: 2 * eok, apartment: [102, 124, 146], other: [117, 151, 184] },
        { most: 5 * eok, apartment: [107, 131, 154], other: [124, 161, 197] },
        { most: null, apartment: [113, 138, 164], other: [132, 172, 211] },
      ],
    },
    source: hug,
  },
])

/** 할증: percent added where senior debt is over this percent of 주택가액. */
export const hugSurcharge = dated<{ over: number; percent: number }>('hug-surcharge', 'application', [
  { from: day('2025-03-31'), value: { over: 50, percent: 10 }, source: hug },
])

/** 할인, only one of them: percent off; the household's highest income. */
export const hugDiscounts = dated<readonly { id: HugDiscount; percent: number; income: Won | null }[]>(
  'hug-discounts',
  'application',
  [
    {
      from: day('2025-03-31'),
      value: [
        { id: 'low-income', percent: 60, income: 50_000_000 },
        { id: 'newly-wed', percent: 40, income: 60_000_000 },
        { id: 'many-children', percent: 40, income: null },
      ],
      source: hug,
    },
  ],
)
export type HugDiscount = 'low-income' | 'newly-wed' | 'many-children'

/** A lease shorter than this many months is not covered. */
export const hugLeastTerm = dated<number>('hug-least-term', 'contract', [
  { from: day('2017-02-01'), value: 12, source: { ...hug, confidence: 'assumed' } },
])
