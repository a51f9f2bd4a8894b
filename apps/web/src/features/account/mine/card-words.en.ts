import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: 'Registered cards',
  note: 'You registered them to pay for a subscription. Nothing is charged to them now. Their numbers are with the payment company alone.',
  none: 'You have no registered card.',
  failed: 'The cards could not be loaded',
  nameless: 'Card',
  since: (number, day) => (number === '' ? `registered on ${day}` : `${number} · registered on ${day}`),
  change: 'Change',
  changeNamed: (card) => `Change ${card}`,
  end: 'Remove',
  endNamed: (card) => `Remove ${card}`,
  endTitle: (card) => `Remove ${card}?`,
  endText: 'It is removed at the payment company as well.',
  ended: 'The card is removed.',
} satisfies Translated<typeof korean>
