import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { formatWon, type Won } from '@jipsalpim/engine/values/won.ts'

const JO = 1_000_000_000_000

/** '80조 3,790억 원': for a sum of many deposits, in which 만 do not matter. */
export function formatAmount(won: Won): string {
  if (won < JO) return formatWon(won)
  const eok = Math.floor((won % JO) / 100_000_000)
  return [`${groupDigits(Math.floor(won / JO))}조`, eok > 0 ? `${groupDigits(eok)}억` : '']
    .filter((part) => part !== '')
    .join(' ')
    .concat(' 원')
}
