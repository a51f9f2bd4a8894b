import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './more-words.ts'

export const words = {
  label: 'More to do with this report',
  score: 'How the score came about',
  scoreNote: 'The points taken, and the lines of the register behind them',
  text: 'Read it as text or listen to it',
  textNote: 'To copy or to hear',
  review: 'Write a review',
  reviewNote: 'Reviews of others are there, too',
  compare: 'Compare it with another home',
  compareNote: 'Two homes side by side, on one day and by the same rules',
  buy: 'What else you can do for this home',
  buyNote: 'Prices, and what you have already',
} satisfies Translated<typeof korean>
