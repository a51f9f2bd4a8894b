import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { LoanTerms } from '../terms.ts'
import { news } from './sources.ts'

const M = 10_000_000
const eok = (n: number) => Math.round(n * 100_000_000)
const both = (most: number) => ({ capital: most, other: most })

/** Loans toward buying a home: of the home nothing is asked here, so that they are never more than conditional. */
const purchase: Omit<LoanTerms, 'income' | 'most' | 'rates'> = {
  age: { least: 19, most: null, withService: null },
  assets: 'victim',
  deposit: null,
  depositOfFamilies: null,
  rent: null,
  area: null,
  family: null,
  victim: null,
  young: null,
  onlyAlone: false,
  open: ['house-price'],
  mostOfFamilies: null,
  ratio: null,
  ratioOfFamilies: null,
  rentMost: 0,
  smallFirm: 0,
}

/** 내집마련디딤돌대출. */
export const didimdol = dated<LoanTerms>('loan-didimdol', 'application', [
  {
    from: day('2026-07-01'),
    value: {
      ...purchase,
      income: { base: 6 * M, twoChildren: 7 * M, newlywed: 8.5 * M, dual: null },
      most: both(eok(2)),
      mostOfFamilies: both(eok(3.2)),
      rates: { lowest: 255, highest: 415 },
    },
    source: news('디딤돌대출 조건, 공개 자료 정리', '2026-10-04'),
  },
])

/** 신생아 특례 디딤돌대출. */
export const newbornPurchase = dated<LoanTerms>('loan-newborn-purchase', 'application', [
  {
    from: day('2026-07-01'),
    value: {
      ...purchase,
      income: { base: eok(1.3), twoChildren: null, newlywed: null, dual: { both: eok(2), each: eok(1.3) } },
      family: 'newborn',
      most: both(eok(4)),
      rates: { lowest: 180, highest: 450 },
    },
    source: news('신생아 특례 디딤돌대출 조건, 공개 자료 정리', '2026-10-04'),
  },
])
