import type { Translated } from '../../lang/translated.ts'
import type { korean } from './card-change-words.ts'

export const words = {
  title: 'Change a card?',
  lead: 'The new card is typed in the payment company’s window. Its number does not come to us, and nothing is charged while it is checked.',
  which: 'Card to change',
  nameless: 'Card',
  choose: 'Please choose the card to change.',
  open: 'Type the new card',
  none: 'No card is registered',
  noneText:
    'A card is registered when you choose automatic payment for register alerts. From then on you can change it here.',
  toMypage: 'To my page',
  failed: 'The cards could not be loaded',
  refused: 'The card could not be registered',
  refusedText: 'The card company did not take the new card. Please check what you typed, or try another card.',
  closed: 'The window was closed. Your card stays as it is and no money was taken.',
  keeps: 'The card that you have stays.',
  checkingTitle: 'We are checking the new card',
  checkingText: 'We are asking the payment company.',
  unsure: 'The new card could not be checked yet',
  askAgain: 'Check again',
  changed: 'The card is changed',
  changedText: 'This card is used from now on. The old one is being removed at the payment company.',
  unknown: 'We do not know which card this is',
  unknownText: 'Please look at your registered cards on my page.',
} satisfies Translated<typeof korean>
