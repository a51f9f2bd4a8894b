import type { PriceMethod } from '../../assessment.ts'

/** The name of the evidence for a price, at the head of its text. */
export const priceBases: Readonly<Record<string, string>> = {
  'trades-building': '같은 건물의 실거래로는',
  'trades-dong': '같은 동네의 실거래로는',
  'trades-district': '같은 시·군·구의 실거래로는',
  'official-price': '공시가격으로는',
  'register-sale': '등기부의 거래가액으로는',
  stated: '들은 값으로는',
} satisfies Record<PriceMethod, string>
