import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { buyForCompany, buyTickets } from '../order/buy-tickets.ts'
import { useDirect, useTicket } from '../order/use-ticket.ts'
import { actOnMember } from './act-on-member.ts'
import { confirmTickets } from './confirm-tickets.ts'
import { readCompany } from './read-company.ts'
import { listDeals, readAmount } from './read-wallet.ts'
import { refundTickets } from './refund-tickets.ts'

export const ticketArea = serve(calls.ticket, {
  orderTicketAmount: readAmount,
  orderTicketDeal: listDeals,
  orderTicket: buyTickets,
  orderTicketPayment: confirmTickets,
  orderTicketUse: useTicket,
  orderTicketBusiness: buyForCompany,
  orderTicketCompany: readCompany,
  orderTicketMember: actOnMember,
  orderTicketDirect: useDirect,
  orderTicketRefund: refundTickets,
})
