import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  searchLabel: 'Address',
  beyond: 'There are more places than are shown. Please be more exact.',
  later: 'I do not know the address yet',
  laterChosen: 'You can choose the address after paying.',
  laterShort: 'To be decided',
  wholeHouseShort: 'The whole building',
  unitLater: 'I do not know the unit yet',
  unitLaterChosen: 'You can choose the unit after paying.',
  wholeHouse: 'This house has no units of its own. We read the register of the whole building.',
  whichRegister: 'Which register is it?',
} satisfies Translated<typeof korean>
