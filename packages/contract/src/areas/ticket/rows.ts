import { rows } from '../../row.ts'

export const ticketRows = rows({
  orderTicketAmount: { method: 'GET', path: '/order-ticket/amount', access: 'user' },
  orderTicketDeal: { method: 'GET', path: '/order-ticket/deal', access: 'user' },
  orderTicket: { method: 'POST', path: '/order-ticket', access: 'user', once: true, needsTerms: true },
  orderTicketPayment: { method: 'POST', path: '/order-ticket-payment', access: 'user', once: true },
  orderTicketUse: { method: 'POST', path: '/order-ticket/use/:id', access: 'user', once: true, needsTerms: true },
  orderTicketBusiness: { method: 'POST', path: '/order-ticket/business', access: 'user', once: true, needsTerms: true },
  /** The company's and the member's calls are ours: the specification names only the purchase. */
  orderTicketCompany: { method: 'GET', path: '/order-ticket/business', access: 'user' },
  orderTicketMember: { method: 'POST', path: '/order-ticket/business/member', access: 'user', once: true },
  orderTicketDirect: { method: 'POST', path: '/order-ticket-direct', access: 'user', once: true, needsTerms: true },
  /** The refund of unused tickets is ours: the specification names no call for it. */
  orderTicketRefund: { method: 'POST', path: '/order-ticket/refund/:id', access: 'user', once: true },
})
