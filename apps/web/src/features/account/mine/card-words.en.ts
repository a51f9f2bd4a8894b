import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './card-words.ts'

export const words = {
  title: 'Registered cards',
  note: 'You registered them to pay for register alerts automatically. Only the payment company has their numbers.',
  none: 'You have no registered card.',
  failed: 'The cards could not be loaded',
  nameless: 'Card',
  since: (number, day) => (number === '' ? `registered on ${day}` : `${number} · registered on ${day}`),
  change: 'Change',
  changeNamed: (card) => `Change ${card}`,
  end: 'Remove',
  endNamed: (card) => `Remove ${card}`,
  endTitle: (card) => `Remove ${card}?`,
  endText:
    'It is removed at the payment company too. If it pays for register alerts, their next charge will fail. Please change them to another card first.',
  ended: 'The card is removed.',
} satisfies Translated<typeof korean>
