import { isTicketPack, ticketsIn } from '@jipsalpim/contract/areas/ticket/packs.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './payments-words.ts'

const tickets = (n: number): string => `Report tickets (${n})`
const names = {
  report: 'Lease risk report',
  subscribe: 'Register alerts, 1 month',
  'subscribe-year': 'Register alerts, 1 year',
  'subscribe-renewal': 'Register alerts, next period',
  'subscribe-bulk': 'Register alerts, several homes',
  'owner-property': 'Homes that the landlord owns',
  guarantee: 'Help with the lease guarantee',
}

export const words = {
  title: 'Payments',
  failed: 'Your payments could not be loaded',
  none: 'Nothing paid yet',
  noneText: 'Receipts and refunds appear here once you buy a report or tickets.',
  order: 'Order a report',
  total: (n) => `${n} in all`,
  print: 'Print',
  receipt: 'See receipt',
  toOrder: 'See the order',
  toTickets: 'See the tickets',
  number: (no) => `Order no. ${no}`,
  price: 'Full price',
  off: 'Discount',
  paid: 'Paid',
  by: 'Paid with',
  at: 'Paid at',
  byTicket: 'One ticket',
  byCoupon: 'Coupon or discount',
  cashReceipt: 'Cash receipt (현금영수증)',
  refundSeen: 'Your card company may show it some days later.',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: (now, all) => `Page ${now} of ${all}`,
  pack: (n) => `${n} report tickets`,
  state: {
    checking: 'Being checked',
    paid: 'Paid',
    refunding: 'Refund on its way',
    refunded: 'Refunded',
    partly: 'Partly refunded',
    cancelled: 'Cancelled',
  },
  refund: {
    pending: 'Refund on its way',
    done: 'Refunded',
  },
  cashReceiptStates: {
    asked: 'Asked for',
    issued: 'Issued',
    cancelled: 'Cancelled with the refund',
    refused: 'Could not be issued',
  },
  refundDay: {
    pending: (day) => `by ${day}`,
    done: (day) => day,
  },
  goods: (product) => (isTicketPack(product) ? tickets(ticketsIn(product)) : names[product]),
} satisfies Translated<typeof korean>
