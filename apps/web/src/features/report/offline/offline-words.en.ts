import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './offline-words.ts'

export const words = {
  save: 'Save for offline',
  saving: 'Saving',
  saved: 'Saved on this device. It opens without a connection.',
  remove: 'Remove what is saved',
  removed: 'The saved report is removed.',
  note: 'It is removed from this device when you log out.',
  failed: 'It could not be saved. Please check your connection and try again.',
  changed: 'A new version came out. Load the screen again, then save.',
  reading: 'This is a saved report',
  readingText: (day) => `Saved on ${day}. What changed afterwards is not in it.`,
  list: 'Reports saved on this device',
  address: 'Report',
} satisfies Translated<typeof korean>
