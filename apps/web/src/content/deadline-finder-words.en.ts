import { day as formatDay } from '../lang/en/numbers.words.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-finder-words.ts'

export const words = {
  contract: 'Day of signing',
  moveIn: 'Day of moving in',
  end: 'Last day of the lease',
  endHint: 'Leave it empty if you do not know. We then take 2 years.',
  deposit: 'Deposit',
  result: 'Days not to be missed',
  empty: 'Enter the day of moving in to see them.',
  from: (day) => `from ${formatDay(day)}`,
  by: (day) => `by ${formatDay(day)}`,
  between: (from, by) => `from ${formatDay(from)} to ${formatDay(by)}`,
  today: 'today is the last day',
  assumed: 'The last day is unknown, so 2 years were taken.',
  past: 'past',
} satisfies Translated<typeof korean>
