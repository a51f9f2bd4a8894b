import { dated } from '../../law/dated.ts'
import { day } from '../../values/day.ts'
import type { HomeTerms, LoanTerms } from '../terms.ts'
import { news } from './sources.ts'

const M = 10_000_000
const eok = (n: number) => Math.round(n * 100_000_000)
const both = (most: number) => ({ capital: most, other: most })

/** Loans for buying a home: no question covers the home, so they are never more than conditional. */
const purchase: Omit<LoanTerms, 'income' | 'most' | 'rates' | 'home'> = {
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
  open: [],
  mostOfFamilies: null,
  ratio: null,
  ratioOfFamilies: null,
  rentMost: 0,
  smallFirm: 0,
}
const anyAge = (...years: readonly number[]): HomeTerms['years'] =>
  years.map((most) => ({ most, under: null, newlywedUnder: null }))

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
      home: {
        lender: 'fund',
        price: eok(5),
        priceOfFamilies: eok(6),
        ltv: { most: 70, notApartment: null, first: 80 },
        dti: 60,
        years: anyAge(10, 15, 20, 30),
        income: { first: 7 * M, oneChild: null, oneOf: null },
        sums: { children: null, first: eok(2.4) },
      },
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
      home: {
        lender: 'fund',
        price: eok(9),
        priceOfFamilies: null,
        ltv: { most: 70, notApartment: null, first: null },
        dti: null,
        years: [],
        income: { first: null, oneChild: null, oneOf: null },
        sums: { children: null, first: null },
      },
    },
    source: news('신생아 특례 디딤돌대출 조건, 공개 자료 정리', '2026-10-04'),
  },
])

/** `oneOf`: see `HomeTerms`. */
const bogeumjariTerms = (oneOf: number | null): LoanTerms => ({
  ...purchase,
  income: { base: 7 * M, twoChildren: eok(1), newlywed: 8.5 * M, dual: null },
  assets: null,
  open: ['credit-score'],
  most: both(eok(3.6)),
  // 아낌e at 10 years with all discounts (1.0), and u at 50 years with the surcharge of regulated areas (0.2)
  rates: { lowest: 390, highest: 550 },
  home: {
    lender: 'hf',
    price: eok(6),
    priceOfFamilies: null,
    ltv: { most: 70, notApartment: 65, first: 80 },
    dti: 60,
    years: [
      ...anyAge(10, 15, 20, 30),
      { most: 40, under: 40, newlywedUnder: 50 },
      { most: 50, under: 35, newlywedUnder: 40 },
    ],
    income: { first: null, oneChild: 9 * M, oneOf },
    sums: { children: eok(4), first: eok(4.2) },
  },
})

/**
 * 보금자리론 of HF. HF's own pages were not available: public code and articles that copied them agree on these figures
 * (업무처리기준 as amended on 2026-07-20; rates as published on 2026-09-01 and, unchanged, on 2026-10-01). It was announced
 * that from October 2026 one income of a couple is enough; the rules read on 2026-10-03 did not contain this yet.
 */
export const bogeumjari = dated<LoanTerms>('loan-bogeumjari', 'application', [
  {
    from: day('2026-09-01'),
    value: bogeumjariTerms(null),
    source: news('한국주택금융공사 보금자리론 상품소개·금리안내 (2026-09-01 공시)를 옮긴 공개 자료', '2026-09-30'),
  },
  {
    from: day('2026-10-01'),
    value: bogeumjariTerms(7 * M),
    source: news(
      '한국주택금융공사 보금자리론 업무처리기준 (2026-07-20 개정)·금리안내 (2026-10-01 공시)를 옮긴 공개 자료',
      '2026-10-03',
    ),
  },
])
