import type { Translated } from '../../lang/translated.ts'
import type { korean } from './deposit-words.ts'

export const words = {
  bank: 'Bank',
  number: 'Account number',
  holder: 'Name of the account',
  amount: 'Sum to pay in',
  due: 'Pay in by',
  dueOf: (day) => `${day}`,
  copy: {
    copy: 'Copy the account number',
    copied: 'The account number is copied.',
    copyFailed: 'It could not be copied. Please press it long and select it.',
  },
  sample: 'Pay in at the sample bank',
} satisfies Translated<typeof korean>
