import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './owed-words.ts'

export const words = {
  grace: 'The payment failed',
  owed: (won, day) => `${won} could not be charged on ${day}.`,
  nextTry: (at) => `We try again: ${at}.`,
  noTry: 'This card cannot be charged again. Please use another one.',
  graceUntil: (day) => `The home is watched until ${day}.`,
  paused: 'Stopped until it is paid',
  pausedText: 'The home is not checked now. Change the card and pay, and the watch goes on.',
  changeCard: 'Change the card',
} satisfies Translated<typeof korean>
