import type { Translated } from '../../lang/translated.ts'
import type { korean } from './order-words.ts'

export const words = {
  title: 'Payments of the alerts',
  next: 'Next charge',
  nextOf: (day, won) => `${won} on ${day}`,
  nextNone: 'Nothing is charged automatically.',
  past: 'Past charges',
  product: {
    subscribe: 'Register alerts · one month',
    'subscribe-year': 'Register alerts · one year',
    'subscribe-renewal': 'Register alerts · next period',
    'subscribe-bulk': 'Register alerts, several homes',
  },
  paid: 'Paid',
  by: 'By',
  at: 'When',
  refund: { pending: 'On its way back', done: 'Refunded' },
  refundOf: (won, day) => (day === null ? won : `${won} · ${day}`),
  state: { checking: 'Being checked', unpaid: 'Not paid', cancelled: 'Cancelled', paid: 'Paid' },
  byCoupon: 'Coupon',
  receipt: 'See the receipt',
  number: (no) => `Order ${no}`,
  more: 'More',
  none: 'Nothing has been paid yet',
  noneText: 'Once the alerts are paid, the receipts stay here.',
  failed: 'The payments could not be loaded',
  points: 'My points',
  all: 'All payments',
} satisfies Translated<typeof korean>
