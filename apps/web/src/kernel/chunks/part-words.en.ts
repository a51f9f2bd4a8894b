import type { Translated } from '../../lang/translated.ts'
import type { korean } from './part-words.ts'

export const words = {
  title: 'This part could not be loaded',
  text: 'Everything else can still be read. Press again once you are connected.',
  slow: 'This screen is taking long to come. If it does not, load it again.',
  reload: 'Load again',
} satisfies Translated<typeof korean>
