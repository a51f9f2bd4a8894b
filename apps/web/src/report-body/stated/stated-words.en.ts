import { range, won } from '../../lang/en/numbers.words.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './stated-words.ts'

export const words = {
  title: 'What you told us',
  note: 'As you wrote it. It does not count in the score or the verdict.',
  realtorPrice: 'The realtor’s price',
  realtorReason: 'The reason given',
  ours: 'The one we found',
  notKnown: 'Not checked',
  range,
  difference: 'Compared',
  gap: (stated, low, high) =>
    stated > high
      ? `${won(stated - high)} above the highest that we found. Ask to see the trades it rests on.`
      : stated < low
        ? `${won(low - stated)} below the lowest that we found.`
        : 'Within the range that we found.',
  firstRepay: 'A loan to be paid back first',
  repayNo: 'Not agreed',
  repayYes: (sum) =>
    `${sum === null ? 'The sum is not known' : won(sum)}. Have it written into the contract (특약), and check the register on the day you pay.`,
  cash: 'Own money',
  loan: 'Loan',
  loanYes: 'Will be taken',
  loanNo: 'Will not be taken',
  term: 'Length of the lease',
  months: (n) => `${n} months`,
  question: 'What you want to know',
} satisfies Translated<typeof korean>
