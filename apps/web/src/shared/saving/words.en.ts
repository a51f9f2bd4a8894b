import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Files cannot be saved inside this app',
  text: 'Open the page in a browser such as Chrome or Safari, log in there once, and save it.',
  byMenu: 'Choose "open in another browser" in the menu of this screen. After logging in there, you can save it.',
  open: 'Open in a browser',
} satisfies Translated<typeof korean>
