import type { Translated } from '../../lang/translated.ts'
import type { korean } from './reason-words.ts'

export const words = {
  missing: 'Please answer this.',
  'not-an-option': 'Please choose one of the answers.',
  'not-agreed': 'You need to agree to go on.',
  won: 'Please enter whole won.',
  'won-zero': 'Please enter more than 0 won.',
  'won-negative': 'It cannot be below 0 won.',
  'won-too-little': 'That is very little. Please check it.',
  'won-too-much': 'That is very much. Please check the zeros.',
  'repay-not-said': 'Only where a loan is paid back.',
  'rent-does-not-fit': 'Jeonse has no rent; half jeonse and monthly rent have one.',
  area: 'Enter it like 59.9 in m²; an area in pyeong (18평) is counted in m².',
  day: 'Please enter a day that exists.',
  'day-too-early': 'That is long ago. Please check it.',
  'day-too-late': 'That is far away. Please check it.',
  'living-before-contract': 'The moving day is before the contract. Please check it.',
  'day-past': 'That day is past. Enter a coming day, or mark it as not known.',
  'balance-before-contract': 'The balance day is before the contract. Please check it.',
  'too-long': 'That is too long.',
  'too-short': 'Please enter at least two letters.',
  'bad-characters': 'Some letters cannot be used. Please delete them.',
  other: 'Please check what you entered.',
} satisfies Translated<typeof korean>
