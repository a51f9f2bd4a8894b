import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './score-words.ts'

export const words = {
  title: 'How the score came about',
  toReport: 'Back to the report',
  withheld: 'Something essential is not known, so there is no score. Once the following is known, there can be one.',
  points: 'Taken from 100',
  pointsNote: 'Each risk costs a fixed number of points. Tap the evidence to see the line of the register.',
  noFindings: 'No risk that costs points was found.',
  noPoints: 'costs nothing',
  ceilings: 'Limits that nothing can lift',
  ceilingsNote: 'The score cannot be above the lowest of these.',
  noCeilings: 'No limit applies to this report.',
  decides: 'decided this score',
  changes: 'What can change the score',
  changesNote: 'Once it is known, the score may rise or fall.',
  noChanges: 'There is nothing left to find out that would change it.',
  earlier: 'Earlier scores',
  earlierNote: 'Each answer makes a new version; the earlier ones stay.',
  noEarlier: 'This report has no earlier version.',
  noScore: 'no score',
  storedRules: 'The rules of the day the report was made. It is not judged again by the rules of today.',
  minus: (n) => `−${n}`,
  sum: (n) => `100 less ${n} points`,
  score: (n) => `${n} points`,
  upTo: (n) => `at most ${n}`,
} satisfies Translated<typeof korean>
