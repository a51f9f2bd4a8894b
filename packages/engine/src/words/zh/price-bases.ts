import type { PriceMethod } from '../../assessment.ts'

/** The name of the evidence for a price, at the head of its text. */
export const priceBases: Readonly<Record<string, string>> = {
  'trades-building': '按同一栋楼的成交',
  'trades-dong': '按同一街区的成交',
  'trades-district': '按同一区的成交',
  'official-price': '按公示价格（공시가격）',
  'register-sale': '按登记簿上的成交额（거래가액）',
  stated: '按听到的价',
} satisfies Record<PriceMethod, string>
