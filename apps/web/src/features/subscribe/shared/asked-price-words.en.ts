import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './asked-price-words.ts'

export const words = {
  chargeOn: (day, won) => `${won} on ${day}, only if you agree: we ask you before`,
  consent: (won, day, next) =>
    `${won} is charged today. Before ${day} I am asked whether to go on at ${next}; without an answer it ends and nothing is charged. If I stop, the days that are left are refunded. I agree.`,
  note: 'This is more than you have paid so far, so we ask you before. If you do not agree, nothing is charged and it ends when the paid time ends.',
} satisfies Translated<typeof korean>
