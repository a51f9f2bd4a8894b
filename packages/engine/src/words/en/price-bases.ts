import type { PriceMethod } from '../../assessment.ts'

/** The name of the evidence for a price, at the head of its text. */
export const priceBases: Readonly<Record<string, string>> = {
  'trades-building': 'from sales in the same building',
  'trades-dong': 'from sales in the same neighbourhood',
  'trades-district': 'from sales in the same district',
  'official-price': 'from the official price (공시가격)',
  'register-sale': 'from the price entered in the register (거래가액)',
  stated: 'from the price that was stated',
} satisfies Record<PriceMethod, string>
