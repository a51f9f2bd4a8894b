import type { HomeKind } from '../property/home-kind-names.ts'
import { day } from '../values/day.ts'
import { dated, type Source } from './dated.ts'

/** The guarantor's sources of 주택가격. */
export const priceSteps = [
  'kb-or-rtech',
  'official',
  'app-low',
  'sale-in-year',
  'first-sale',
  'land-and-building',
  'appraisal',
] as const
export type PriceStep = (typeof priceSteps)[number]
export type PriceOrder = Readonly<Record<'market' | 'villa' | 'house', readonly PriceStep[]>>

const notice: Source = {
  title: '주택도시보증공사 전세보증금반환보증 주택가격 산정 순서',
  confidence: 'news',
  checkedOn: day('2026-10-04'),
}
const order = (app: readonly PriceStep[]): PriceOrder => ({
  market: ['kb-or-rtech', 'official', ...app, 'sale-in-year', 'first-sale', 'land-and-building', 'appraisal'],
  villa: ['official', ...app, 'sale-in-year', 'first-sale', 'appraisal'],
  house: ['official', 'land-and-building', 'sale-in-year', 'appraisal'],
})

/** The first available one counts; 감정가 comes last since 2023. */
export const guarantorOrder = dated<PriceOrder>('guarantor-price-order', 'application', [
  { from: day('2023-01-01'), value: order([]), source: notice },
  { from: day('2023-07-31'), value: order(['app-low']), source: notice },
])

export const priceGroup = (kind: HomeKind): keyof PriceOrder =>
  kind === '아파트' || kind === '오피스텔'
    ? 'market'
    : kind === '단독' || kind === '다가구' || kind === '다중'
      ? 'house'
      : 'villa'
