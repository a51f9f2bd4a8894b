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

/** 선순위채권 한도, percent of 주택가액; `shared` is for 단독·다가구·다중 with the other tenants' deposits counted in. */
export const seniorDebtRatio = dated<{ single: number; shared: number }>('hug-senior-debt-ratio', 'application', [
  { from: day('2017-02-01'), value: { single: 60, shared: 80 }, source: hug },
])

/** 전월세전환율 for 환산보증금, percent with one decimal as tenths (65 = 6.5 %). */
export const rentConversion = dated<number>('hug-rent-conversion', 'application', [
  { from: day('2025-01-01'), value: 64, source: hug },
  { from: day('2026-07-01'), value: 65, source: hug },
])

/** 신청기한: the share of the lease term, in percent, before which the guarantee must be asked for. */
export const applicationWindow = dated<number>('hug-application-window', 'contract', [
  { from: day('2017-02-01'), value: 50, source: hug },
])

/** Kinds of home that the product takes. */
export const guaranteeKinds = dated<readonly string[]>('hug-home-kinds', 'application', [
  {
    from: day('2017-02-01'),
    value: ['단독', '다중', '다가구', '연립', '다세대', '도시형', '아파트', '오피스텔'],
    source: hug,
  },
])
