import type { Translated } from '../../lang/translated.ts'
import type { korean } from './global-words.ts'

export const words = {
  title: 'Your language',
  lead: 'For readers who are not at ease in Korean. Your choice is kept on this device.',
  choose: 'Language',
  whatTitle: 'What this does',
  what: [
    'In Korea you hand the landlord a large deposit (전세, jeonse) for a home. We read the public register of the home and tell you how much of it would come back if the home were auctioned.',
    'You can drop the register as a PDF. It is read on this device only, at once, without a login.',
    'What we do not know we say we do not know, and whom to ask.',
  ],
  check: 'Check a register you have',
  order: 'Check a home',
  limits:
    'All of it is in your language. The register itself stays Korean, and of the terms of use and the privacy policy the Korean text is the binding one.',
  stepsTitle: 'When you sign, do these',
  steps: [
    {
      title: 'Get the register (등기부)',
      text: 'Look at it on the day you sign, and again just before you send the rest.',
    },
    {
      title: 'Pay only into the owner’s account',
      text: 'The name on the ID, the account and the register must be the same.',
    },
    {
      title: 'Report your address on the day you move in',
      text: 'For foreigners the report of a changed place of stay (체류지 변경신고) stands in place of 전입신고 (Immigration Act, art. 88-2). Get the fixed date (확정일자) the same day.',
    },
    { title: 'Do not move your address before the deposit is back', text: 'You would lose your rank.' },
  ],
  termsTitle: 'Words you will meet',
} satisfies Translated<typeof korean>
