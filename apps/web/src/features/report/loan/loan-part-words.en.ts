import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './loan-part-words.ts'

export const words = {
  check: 'Check public lease loans for this home',
  again: 'Change answers and see the details',
  note: 'Deposit, region and floor area are filled in. Answers stay on this device until you keep them.',
  title: 'Public lease loans for this home',
  fits: 'By the answers that you kept, with the deposit, region and floor area of this home, these seem to fit.',
  none: 'By the answers that you kept none fits this home at once. This is the nearest.',
  bank: 'The bank decides. The report’s verdict does not use it.',
  picks: 'Loans that seem to fit by the answers you kept',
} satisfies Translated<typeof korean>
