import type { Translated } from '../../lang/translated.ts'
import type { korean } from './minute-words.ts'

export const words = {
  fields: { home: { label: 'Address' }, unit: { label: 'Building, floor, unit' } },
  questions: {
    home: { title: 'Which home is it?', hint: 'Just the address to begin with.' },
    unit: 'Which building and unit is it?',
  },
} satisfies Translated<typeof korean>
