import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: 'PDF in Korean',
  making: 'Making the PDF',
  saved: 'The PDF is saved, with a summary on its first page.',
} satisfies Translated<typeof korean>
