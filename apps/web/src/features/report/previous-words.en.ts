import type { Translated } from '../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `The earlier report of this home · ${day}`,
  change: (before, now) => (before === now ? `It was ${before} then as well.` : `Then ${before} → now ${now}`),
  score: (points) => `${points} points`,
  noScore: 'no score',
} satisfies Translated<typeof korean>
