import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './move-words.ts'

export const words = {
  section: 'Address',
  change: 'Change the address',
  left: (n) =>
    n === 1
      ? 'You can change it once more within twelve months.'
      : `You can change it ${n} more times within twelve months.`,
  noneLeft: 'It can be changed twice in twelve months, and both are used. Start a new watch for another home.',
  history: 'Changes so far',
  historyFailed: 'The changes could not be loaded',
  fromTo: (from, to) => `From ${from} to ${to}`,
  erased: 'an erased address',
  byYou: 'Changed by you',

  title: 'Which home shall we watch instead?',
  bar: 'Change the address',
  place: 'New address',
  now: (home) => `We are watching the register of ${home} now.`,
  effects: 'What changes',
  effectFirst:
    'We read the register of the new home from the start. It is where we begin, so it is not told as a change.',
  effectOld: 'The former home is not watched any more. Its alerts and records stay readable.',
  effectMoney: 'What you have paid for and the next charge stay as they are. Nothing is charged for it.',
  lease: 'What about the lease of the new home?',
  leaseOther: 'It is another lease',
  leaseOtherNote: 'We clear the deposit and the dates. Write them down afterwards, and we judge by that lease.',
  leaseSame: 'It is the same lease',
  leaseSameNote: 'As when the wrong unit was chosen: the deposit and the dates are the same.',
  choose: 'Please choose one.',
  submit: 'Watch this home',
  done: 'We are watching the new home now',
} satisfies Translated<typeof korean>
