import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './browser-notices-words.ts'

export const words = {
  title: 'Notices in this browser too',
  text: 'Besides the message on your phone, a change in the register is shown in this browser at once.',
  abroad:
    'They pass through servers in the United States of the company that made the browser (Google, Apple, Mozilla, Microsoft). They are encrypted so that only this browser can read them.',
  more: 'What you agree to',
  on: 'Agree and turn on',
  isOn: 'This browser shows notices.',
  off: 'Turn off',
  turnedOn: 'This browser shows notices from now on.',
  turnedOff: 'This browser shows no more notices.',
  failed: 'They could not be turned on. Please try again in a moment. The messages on your phone come as before.',
  cannot: {
    'inside-app':
      'A page inside another app cannot show notices. Open it in Chrome or Safari, and you can turn them on.',
    'home-screen':
      'On an iPhone, first add this page to your home screen with the share button of Safari; then you can turn them on.',
    none: 'This browser cannot show notices. The messages on your phone come as before.',
    denied:
      'Notices of this site are blocked in this browser. Allow them in the browser’s settings, and you can turn them on.',
  },
} satisfies Translated<typeof korean>
