import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './aged-words.ts'

export const words = {
  title: (days) => `This report is ${days} days old`,
  note: 'What can have changed since, and when to look again.',
} satisfies Translated<typeof korean>
