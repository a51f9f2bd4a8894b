import { day as formatDay } from '../lang/en/numbers.words.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  checkedOn: (day) => `As of ${formatDay(day)}`,
  sources: 'Sources',
  sourceOn: (day) => `looked up on ${formatDay(day)}`,
  from: (day) => `from ${formatDay(day)}`,
  confidence: {
    statute: 'law',
    official: 'official source',
    news: 'press',
    measured: 'measured from data',
    assumed: 'assumption',
  },
  sign: 'Sign to be seen',
  mustKnow: 'Please note',
  between: (from, to) => (to === null ? `from ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`),
  related: 'Read on',
  inKorean: 'In Korean',
  clauseNote:
    'The Korean clause can be copied into the contract (특약) as it stands. Change it to fit, and show it to a professional if in doubt.',
  copy: 'Copy the Korean clause',
  copied: 'The clause is copied.',
  copyFailed: 'It could not be copied. Please press it long to copy it.',
  reference: 'This is reference information. It is no legal advice and no appraisal.',
} satisfies Translated<typeof korean>
