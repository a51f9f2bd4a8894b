import { formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'
import { translatable } from './catalogue.ts'
import { formatAmount } from './format-amount.ts'

/** Money as the reader counts it: 억 and 만 only for who grew up with them. */
export const moneyWords = {
  say: (won: Won): string => formatWon(won),
  /** For ranges: cut down, never up. */
  short: (won: Won): string => formatWonShort(won),
  /** Of a sum of many deposits. */
  large: (won: Won): string => formatAmount(won),
}
translatable('money', moneyWords)
