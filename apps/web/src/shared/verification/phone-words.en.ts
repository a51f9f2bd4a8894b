import type { Translated } from '../../lang/translated.ts'
import type { korean } from './phone-words.ts'

export const words = {
  mobile: 'Mobile phone',
  verify: 'Check my identity',
  verifyHint: 'Your carrier checks that the number is yours (본인확인). Up to five times a day.',
  phoneWrong: 'Please enter the 11 digits of a Korean mobile number that begins with 010.',
  offerTitle: (price) => `With your identity checked, you can have it for ${price}`,
  offerText: 'The discount for new members is one per person. If you had it before, the price stays as it is.',
  offerAct: 'Check my identity for the discount',
  offerDone: 'Your identity is checked. Please look at the price again.',
} satisfies Translated<typeof korean>
