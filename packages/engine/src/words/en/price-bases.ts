import type { PriceMethod } from '../../assessment.ts'

/** Which evidence tells a price, at the head of what it tells. */
export const priceBases: Readonly<Record<string, string>> = {
  'trades-building': 'from sales in the same building',
  'trades-dong': 'from sales in the same neighbourhood',
  'trades-district': 'from sales in the same district',
  'official-price': 'from the official price (공시가격)',
  'register-sale': 'from the price entered in the register (거래가액)',
  stated: 'from the price that was stated',
} satisfies Record<PriceMethod, string>
