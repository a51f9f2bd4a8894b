import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated, type Source } from './dated.ts'

const hf: Source = {
  title: '한국주택금융공사 일반전세지킴보증 상품 안내',
  confidence: 'official',
  checkedOn: day('2026-10-04'),
}
/**
 * HF: for borrowers under its 전세자금보증. Percent of 주택가격, of 주택가액; rates in thousandths of a percent by (선순위 + 보증금) ÷
 * 주택가격.
 */
export const hfTerms = dated<{
  capital: Won
  other: Won
  collateral: number
  senior: number
  shared: number
  rates: readonly { most: number; rate: number }[]
}>('hf-terms', 'application', [
  {
    from: day('2025-01-01'),
    value: {
      capital: 700_000_000,
      other: 500_000_000,
      collateral: 90,
      senior: 60,
      shared: 80,
      rates: [
        { most: 70, rate: 40 },
        { most: 80, rate: 110 },
        { most: 90, rate: 180 },
      ],
    },
    source: hf,
  },
])

/**
 * SGI 전세금보장신용보험, as other services calculate it: no official source was found. Rates as above, by the share of the
 * price up to `most` percent.
 */
export const sgiTerms = dated<{
  otherLimit: Won
  rates: readonly { most: number | null; apartment: number; other: number }[]
}>('sgi-terms', 'application', [
  {
    from: day('2025-01-01'),
    value: {
      otherLimit: 1_000_000_000,
      rates: [
        { most: 50, apartment: 160, other: 182 },
        { most: 60, apartment: 183, other: 208 },
        { most: null, apartment: 229, other: 260 },
      ],
    },
    source: {
      title: 'SGI서울보증 전세금보장신용보험, 공개 계산 사례',
      confidence: 'assumed',
      checkedOn: day('2026-11-21'),
    },
  },
])

/** 보증료 지원사업: the highest refunds, and the limits of deposit and income. */
export const feeSupport = dated<{ deposit: Won; most: Won; young: Won; other: Won; newlyWed: Won }>(
  'guarantee-fee-support',
  'application',
  [
    {
      from: day('2025-03-31'),
      value: { deposit: 300_000_000, most: 400_000, young: 50_000_000, other: 60_000_000, newlyWed: 75_000_000 },
      source: {
        title: '전세보증금반환보증 보증료 지원사업 안내',
        confidence: 'official',
        checkedOn: day('2026-05-31'),
      },
    },
  ],
)

/** 보증료 세액공제: percent of the fee up to a yearly maximum, for deposits up to a limit. */
export const feeTaxCredit = dated<{ percent: number; most: Won; deposit: Won }>('guarantee-fee-tax-credit', 'event', [
  {
    from: day('2014-01-01'),
    value: { percent: 12, most: 1_000_000, deposit: 300_000_000 },
    source: {
      title: '소득세법',
      article: '제59조의4제1항, 시행령 제118조의4',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])
