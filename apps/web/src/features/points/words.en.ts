import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'My points',
  what: 'Points are used like money here. One point is one won. They are not a landlord’s credit record.',
  failed: 'Your points could not be loaded',
  none: 'You have no points yet',
  noneText: 'An agent gives them when something went wrong for you. They are shown here then.',
  toWatch: 'See the register watch',
  balance: 'Points to spend',
  held: (won) => `${won} are taken for an order that is being paid. They come back if it is not paid.`,
  lots: 'When they end',
  kind: { apology: 'Given with our apology for an inconvenience', gift: 'Given by an agent' },
  given: (day, won) => `${won} on ${day}`,
  ends: (day) => `to be used by ${day}`,
  moves: 'What came and went',
  move: { give: 'Given', use: 'Used', back: 'Returned', expire: 'Ended unused' },
  rulesTitle: 'How they work',
  rules: (months) => [
    'You can pay a part of the register watch with points, or all of it, when you begin.',
    'What ends first is used first.',
    `They last ${months} months from the day they were given. They are not paid out in money.`,
    'What was paid in points comes back as points; money comes back the way it was paid.',
    'If you delete your account, the points that are left are lost.',
  ],
} satisfies Translated<typeof korean>
