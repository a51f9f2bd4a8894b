import type { Translated } from '../../lang/translated.ts'
import type { korean } from './changes-words.ts'

export const words = {
  title: 'Compared with the earlier register',
  viewed: (from, to) =>
    from === to ? `Two registers taken on ${to}.` : `The register of ${from} and the one of ${to}.`,
  none: 'There is no new entry and no cancelled one. Entries that were received and are not printed yet do not show, so take it once more just before you send money.',
  money: 'What comes back from an auction',
  low: 'Worst case',
  high: 'Best case',
  before: 'before',
  after: 'now',
  grade: 'Verdict',
  act: 'Do this now',
  more: (n) => `${n} more to do`,
  list: 'What changed',
  received: (day, no) => `received ${day}${no === null ? '' : `, no. ${no}`}`,
  entered: (day) => `entered ${day}`,
  dayUnknown: 'No day is printed',
  doubts: 'To be checked further',
  doubtWords: (before, after) => `before “${before}” · now “${after}”`,
  askDates:
    'Write the days of the contract and of moving in below: what comes before your deposit, and what to do now, become more exact.',
  otherFacts: (effect) => `Because of facts outside the register, such as the price, ${effect}.`,
  note: 'Entries that were received and are not printed in the register yet cannot be compared.',
} satisfies Translated<typeof korean>
