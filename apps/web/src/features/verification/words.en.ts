import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Identity check (본인확인)',
  titleOnTheWay: 'Going on after the identity check',
  backOnTheWay: 'Back to where I was',
  checking: 'We are checking the result',
  done: 'Your identity is checked',
  doneText: (mobile) => `Your number is now ${mobile}.`,
  doneGuest: (mobile) => `${mobile} is your own number. It is not kept with your account.`,
  toStart: 'Go to the start',
  failed: 'The identity check did not work',
  askAgain: 'Check the result again',
  toMine: 'Go to My page',
} satisfies Translated<typeof korean>
