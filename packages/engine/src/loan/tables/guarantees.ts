import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { Won } from '../../values/won.ts'
import { news } from './sources.ts'

/**
 * 전세자금보증 of HF for a bank's loan: its highest sum, percent of the deposit, and the percent of the loan that is
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

/** HF's yearly fee for the guarantee of a loan, in hundredths of a percent, by the deposit up to `most`. */
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

/**
 * The highest loan for a lease to owners of one home in the capital area and regulated areas, for all banks together.
 */
export const oneHomeMost = dated<Won>('loan-one-home', 'application', [
  { from: day('2025-09-08'), value: 200_000_000, source: news('9·7 대책, 1주택자 전세대출 한도', '2026-10-04') },
])

/**
 * The security of a loan of the fund: 전세자금보증 or 월세자금보증 of HF, 전세금안심대출보증 of HUG, or an assignment of the claim for the
 * deposit (반환채권양도). One of those in the list, as the borrower chooses.
 */
export type Backing = 'hf-lease' | 'hf-rent' | 'hug' | 'assignment'
const threeWays: readonly Backing[] = ['hf-lease', 'hug', 'assignment']
/** For a product that is missing here, we have not read which ones it accepts. */
export const backings = dated<Readonly<Record<string, readonly Backing[]>>>('loan-backings', 'application', [
  {
    from: day('2026-09-28'),
    value: {
      general: threeWays,
      youth: threeWays,
      newlywed: threeWays,
      'youth-rent': ['hug'],
      'monthly-rent': ['hf-rent'],
    },
    source: news('주택도시기금 상품별 담보 안내, 공개 자료 정리', '2026-09-28'),
  },
])
