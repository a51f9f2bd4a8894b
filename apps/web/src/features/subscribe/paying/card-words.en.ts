import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  loginTitle: 'Log in to change the card',
  loginText: 'The link of the message logs nobody in. After the login you see the card of this watch and what is owed.',
  title: 'Change the card of this watch?',
  now: 'Card now',
  noCard: 'No card is kept',
  owed: 'Not paid',
  owedSince: (won, day) => `${won} (${day})`,
  nextTry: 'Next try',
  noTry: 'This card is not charged again',
  until: 'Watched until',
  untilDay: (day) => `We go on watching until ${day}`,
  paused: 'It has stopped. We watch again from the day of the payment',
  once: (won) =>
    `The ${won} that is owed is charged to the new card one time: now, or after 00:30 if it is between 23:30 and 00:30.`,
  choose: 'Please choose a card.',
  same: 'This card is used already. Please choose another one.',
  declined: 'This card was declined. Check its balance and limit, or choose another one.',
  register: 'Register a card',
  change: 'Use this card',
  changeAndPay: (won) => `Use this card and pay ${won}`,
  checkingTitle: 'We are checking the new card',
  checkingText: 'We are asking the gateway. Nothing is charged.',
  done: 'The card is changed',
  after: {
    paid: 'What was owed is paid by the new card. The alerts go on.',
    checking:
      'We are asking the gateway whether the new card has paid. It is not charged twice. We tell you the result.',
    later: 'Banks are closed from 23:30 to 00:30. After 00:30 we charge the new card once and tell you the result.',
    nothing: 'The next charge is made to this card. Nothing is charged now.',
  },
  toOrders: 'See the charges',
} satisfies Translated<typeof korean>
