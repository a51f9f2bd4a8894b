import type { Translated } from '../../lang/translated.ts'
import type { korean } from './expiration-words.ts'

export const words = {
  loading: 'The report could not be loaded',
  title: (days) => (days === 0 ? 'A report made today' : `A report made ${days} days ago`),
  text: (day) => `It was judged by the register and the prices of ${day}. What changed since is not in it.`,
  home: 'Home',
  changesTitle: 'What can change meanwhile',
  changes: [
    'A new mortgage (근저당) or jeonse right (전세권) can come in before you.',
    'A seizure, a provisional seizure or an auction can be entered.',
    'The owner can change, or the home can go into a trust (신탁).',
    'Prices and the limits of guarantees can change.',
  ],
  whenTitle: 'When to look again',
  when: ['Before you sign the contract', 'Before you pay the rest', 'Before you extend the contract'],
  see: 'See this report again',
  again: (price) => `Make it again from a new register · ${price}`,
  kept: 'This report stays as it is.',
  none: 'This report cannot be made again',
  noneText: 'It is still being made, or its order was paid back.',
  toReports: 'Go to my reports',
} satisfies Translated<typeof korean>
