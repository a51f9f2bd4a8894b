import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  ticket: 'Use a ticket',
  ticketNote: (n, day) => `${n} left · the first ends on ${day}`,
  ticketDueNote: 'The ticket pays all of it. Nothing is charged to a card.',
  consentTicket: 'I agree that the report is made at once, and that I cannot withdraw (청약철회) once that has begun.',
  consentMoreTicket: 'If it cannot be made, the ticket comes back.',
  ticketGone: 'There is no ticket left. Please choose another way to pay.',
  checkingTitle: 'We are checking the payment',
  checkingText: 'We are asking the card company. You can close this screen. You are not charged twice.',
  payBy: 'Pay by',
  card: 'Card or easy pay',
  cardNote: 'PortOne (포트원)',
  payple: 'Card',
  paypleNote: 'Payple (페이플)',
  due: 'To pay',
  priceChanged: (sum) => `The price is now ${sum}. Please check it and press again.`,
  failedTitle: 'The payment was not made',
  failedNothing: 'If money left your card, it comes back by itself.',
  wrongAmount: (sum) => `Another sum than the order’s was paid. We are paying ${sum} back.`,
  backTitle: 'What you paid comes back',
  goesBack: (sum) => `We are paying all of the ${sum} back.`,
  takenOver: {
    pending: {
      title: 'You are paying on another screen',
      text: 'So that nothing is bought twice, the payment of this screen was stopped. To buy here, please pay again.',
    },
    completed: {
      title: 'You bought this on another screen already',
      text: 'So that nothing is bought twice, this payment was stopped.',
    },
  },
  seeOrder: 'See the earlier order',
  again: 'Pay again',
  said: (why) => `What the payment company says: ${why}`,
  noOrder:
    'We do not know which payment this is. If it was made, what you bought arrives, or the money comes back by itself.',
  priceNote: 'With tax. There is nothing more to pay.',
  notReady: 'The payment window could not be opened. Please try again in a moment.',
  aborted: 'The payment was closed',
} satisfies Translated<typeof korean>
