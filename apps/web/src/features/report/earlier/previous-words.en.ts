import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './previous-words.ts'

export const words = {
  title: (day) => `The earlier report of this home · ${day}`,
  change: (before, now) => (before === now ? `It was ${before} then as well.` : `Then ${before} → now ${now}`),
  score: (points) => `${points} points`,
  noScore: 'no score',
  changes: 'See what changed since the earlier report',
  failed: 'The changes could not be loaded',
  refused: 'The two registers cannot be compared',
  refusedNote: 'They are of different homes, or one is only a part. Please look at both reports side by side.',
  data: (day, mark) => `Fingerprint of the data of ${day}: ${mark}`,
  sameData: 'Both reports were judged from the same data.',
  dataNote: 'Different fingerprints mean that different data was used.',
} satisfies Translated<typeof korean>
