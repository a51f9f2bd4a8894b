import type { Translated } from '../../lang/translated.ts'
import type { korean } from './chart-words.ts'

export const words = {
  table: 'Table',
  tableOf: (title: string) => `${title} as a table`,
  item: 'Item',
  amount: 'Amount',
  likely: 'Likely',
  fromTo: (low: string, high: string) => (low === high ? low : `${low} – ${high}`),
  backSaid: (label: string, low: string, high: string, likely: string | null) =>
    `${label}: ${low} to ${high}${likely === null ? '' : `, most likely ${likely}`}.`,
  notChecked: 'Not confirmed',
  over: (won: string) => `${won} over`,
  under: (won: string) => `${won} to spare`,
  limit: (won: string) => `Limit ${won}`,
  now: 'Now',
  most: 'Limit',
  thisScore: (n: number) => `This home: ${n}`,
  upTo: (n: number) => `${n} at most`,
} satisfies Translated<typeof korean>
