import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `The register was read ${days} days ago`,
  note: 'Debts and seizures since then are not in it. Check again before you send money.',
  see: 'What can have changed',
} satisfies Translated<typeof korean>
