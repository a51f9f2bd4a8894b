import { rows } from '../../row.ts'

export const ticketRows = rows({
  orderTicketAmount: { method: 'GET', path: '/order-ticket/amount', access: 'user' },
  orderTicketDeal: { method: 'GET', path: '/order-ticket/deal', access: 'user' },
  orderTicket: {
    method: 'POST',
    path: '/order-ticket',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['account'],
  },
  orderTicketPayment: {
    method: 'POST',
    path: '/order-ticket-payment',
    access: 'user',
    once: true,
    touches: ['account', 'order', 'payOrder', 'ticket'],
  },
  orderTicketUse: {
    method: 'POST',
    path: '/order-ticket/use/:id',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['account', 'order', 'report', 'payOrder', 'coupon', 'ticket'],
  },
  orderTicketBusiness: {
    method: 'POST',
    path: '/order-ticket/business',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['account', 'ticket'],
  },
  /** The company's and the member's calls are ours: the specification names only the purchase. */
  orderTicketCompany: { method: 'GET', path: '/order-ticket/business', access: 'user' },
  orderTicketMember: {
    method: 'POST',
    path: '/order-ticket/business/member',
    access: 'user',
    once: true,
    touches: ['ticket', 'account'],
  },
  orderTicketDirect: {
    method: 'POST',
    path: '/order-ticket-direct',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['account', 'order', 'report', 'payOrder', 'coupon', 'ticket'],
  },
  /** The refund of unused tickets is ours: the specification names no call for it. */
  orderTicketRefund: {
    method: 'POST',
    path: '/order-ticket/refund/:id',
    access: 'user',
    once: true,
    touches: ['account', 'order', 'payOrder', 'ticket'],
  },
})
