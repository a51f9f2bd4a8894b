import { formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'
import { translated } from './translated.ts'
import { formatAmount } from './format-amount.ts'

/** Money in the reader's own units: 억 and 만 only in Korean. */
export const korean = {
  say: (won: Won): string => formatWon(won),
  /** For ranges: rounded down, never up. */
  short: (won: Won): string => formatWonShort(won),
  /** For a sum of many deposits. */
  large: (won: Won): string => formatAmount(won),
}

export const moneyWords = translated(korean, {
  en: () => import('./money-words.en.ts'),
  zh: () => import('./money-words.zh.ts'),
  vi: () => import('./money-words.vi.ts'),
})
