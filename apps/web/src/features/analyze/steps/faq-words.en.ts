import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './faq-words.ts'

export const words = {
  hint: 'We ask more about what you choose alone. You may choose nothing.',
  reset: 'Clear what I chose',
  repayHint: 'If it is to be paid with the balance and cancelled, the contract has to say so.',
  basis: 'Law',
  title: {
    계약연장: 'To renew a lease',
    이미연장: 'A lease that was renewed',
    중도해지: 'To leave before the end',
  },
  window: (opens, closes) =>
    `Tell the landlord between ${opens} and ${closes} months before the lease ends. The day it arrives counts, not the day you send it.`,
  right: (times, months, refusals) =>
    `The right to renew (계약갱신요구권) can be used ${times === 1 ? 'once' : `${times} times`}, for ${months} more months. The landlord may refuse for ${refusals} reasons of the law alone.`,
  cap: (part) =>
    `With that right the deposit and the rent may rise by ${100 / part}% at most. Some places set less by their own rules.`,
  capDeposit: (most) => `For your deposit that is up to ${most}.`,
  raise:
    'Read the register again before you pay more deposit. What is added has its rank from the day of a new fixed date (확정일자).',
  silent: (months) =>
    `If neither of you said anything, the lease went on by itself (묵시적 갱신): on the same terms, for ${months} months.`,
  early: (months, ends) =>
    `If it went on by itself or by your right to renew, you can end it at any time. It ends ${months} months after the landlord hears of it. If that is today: ${ends}.`,
  anew: 'If you signed a new contract, that right is not there. Your right to renew is still unused.',
  agreed:
    'During the first contract it ends only by a clause or with the landlord’s consent. Usually you find the next tenant and pay the realtor’s fee.',
  short: (months) => `If you signed for less than ${months} months, you may still stay for ${months}.`,
  moveOut:
    'Do not move your things or your address before the deposit is back. If you must, first apply for a 임차권등기명령.',
} satisfies Translated<typeof korean>
