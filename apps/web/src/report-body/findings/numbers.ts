import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { formatDay, formatWon, formatWonShort } from '../../lang/format.ts'
import type { Numbers } from '@jipsalpim/engine/values/numbers.ts'
import { isDay } from '@jipsalpim/engine/values/day.ts'
import { korean, type NumberKind, numberWords } from './number-words.ts'
import { words } from '../words.ts'

const ways: Record<NumberKind, (n: number) => string> = {
  won: formatWon,
  percent: (n) => `${n}%`,
  count: groupDigits,
  times: (n) => words.findings.times(String(Math.round(n * 10) / 10)),
}

/** The numbers of a finding with their names. A number without a name is internal to the engine and is left out. */
export function formatNumbers(numbers: Numbers): { term: string; detail: string }[] {
  return Object.entries(numbers).flatMap(([key, value]) => {
    const name = numberWords[key]
    if (name === undefined || value === '' || (name.zero === 'hidden' && value === 0)) return []
    return [
      {
        term: name.term,
        detail:
          typeof value === 'number'
            ? `${ways[korean[key]?.kind ?? 'count'](value)}${name.unit ?? ''}`
            : isDay(value)
              ? formatDay(value)
              : value,
      },
    ]
  })
}

/** The one number that a finding is about, for places without room for its sentence. */
export function figureOf(numbers: Numbers): string | null {
  for (const [key, kind] of [
    ['loss', 'won'],
    ['over', 'won'],
    ['percent', 'percent'],
    ['won', 'won'],
  ] as const) {
    const value = numbers[key]
    if (typeof value === 'number' && value > 0) return kind === 'won' ? formatWonShort(value) : ways[kind](value)
  }
  return null
}
