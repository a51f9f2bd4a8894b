import type { PriceMethod } from '../../assessment.ts'

/** The name of the evidence for a price, at the head of its text. */
export const priceBases: Readonly<Record<string, string>> = {
  'trades-building': 'theo giao dịch cùng tòa nhà',
  'trades-dong': 'theo giao dịch cùng khu phố',
  'trades-district': 'theo giao dịch cùng quận',
  'official-price': 'theo giá công bố (공시가격)',
  'register-sale': 'theo giá ghi trong sổ đăng ký (거래가액)',
  stated: 'theo giá được nghe',
} satisfies Record<PriceMethod, string>
