import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './free-words.ts'

export const words = {
  title: 'You can begin with a free month',
  titleMembers: 'Members of a partner’s app can begin with a free month',
  text: 'No card is needed, and it ends automatically after a month. Nothing is charged that you did not agree to.',
  begin: 'Begin for free',
  left: (n) => `${groupDigits(n)} places left`,
  noLimit: 'There is no limit',
  gone: 'All free months are taken',
  failed: 'The free month could not be checked',
  logIn: 'One for each person. Log in to see whether you can have it.',
  can: 'You can have the free month',
  has: 'The free month is yours',
  terms: 'The coupon is used automatically. No card is needed, and it ends automatically after a month.',
  cannot: 'You cannot have the free month',
  used: 'You have used it. There is one for each person.',
  expired: 'The time of the free month that you took is over.',
  over: 'This campaign is over.',
  realtor: 'Realtors cannot use coupons.',
  pay: 'Begin and pay',
  until: (day) => `1 month · free until ${day}`,
  noCard: 'No card is registered',
  consent: (day) => `Checks begin at once, and it ends automatically on ${day}. I agree.`,
  points: [
    'For a month the home is checked like everybody else’s.',
    'To go on, you register a card and agree to the price separately.',
    'Without your agreement it simply ends, and nothing is charged.',
  ],
  foot: 'You can stop at any time.',
  start: 'Begin for free',
} satisfies Translated<typeof korean>
