import type { Translated } from '../../lang/translated.ts'
import type { korean } from './text-words.ts'

export const words = {
  title: 'The report as text',
  length: 'How long should it be?',
  short: 'Short',
  shortNote: 'Verdict, money, what to do now',
  long: 'All of it',
  longNote: 'With the risks, their evidence and what is not known',
  copy: 'Copy the text',
  copied: 'The report was copied as text',
  copyFailed: 'It could not be copied. Press and hold the text below to copy it.',
  read: 'Read aloud',
  stop: 'Stop reading',
  unable: 'This browser cannot read aloud. Copy the text and listen to it in another app.',
  readFailed: 'It could not be read aloud. This device may have no voice for this language.',
  sample: 'Sample · not of a real home',
} satisfies Translated<typeof korean>
