import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paper-words.ts'

export const words = {
  save: 'Save as PDF',
  making: 'Making the PDF',
  saved: 'The PDF is saved.',
  note: 'In Korean, with a summary on the first page: made to be shown to a realtor or a bank.',
} satisfies Translated<typeof korean>
