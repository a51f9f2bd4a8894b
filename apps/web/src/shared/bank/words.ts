import type { BankCode } from '@jipsalpim/contract/areas/payment/banks.ts'
import { translated } from '../../lang/translated.ts'

export const korean = {
  bank: '은행',
  /** In Korean a bank's own name is displayed. */
  names: {} as Partial<Record<BankCode, string>>,
}
export const bankWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
