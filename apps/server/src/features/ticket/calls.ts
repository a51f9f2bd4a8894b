import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { actOnMember } from './company/act-on-member.ts'
import { confirmTickets } from './confirm-tickets.ts'
import { readCompany } from './company/read-company.ts'
import { listDeals, readAmount } from './read-wallet.ts'
import { refundTickets } from './ending/refund-tickets.ts'

export const ticketArea = serve(calls.ticket, {
  orderTicketAmount: readAmount,
  orderTicketDeal: listDeals,
  orderTicket: (ctx, input, user) => ctx.hooks.ticketOrders.buy(ctx, input, user),
  orderTicketPayment: confirmTickets,
  orderTicketUse: (ctx, input, user) => ctx.hooks.ticketOrders.use(ctx, input, user),
  orderTicketBusiness: (ctx, input, user) => ctx.hooks.ticketOrders.buyForCompany(ctx, input, user),
  orderTicketCompany: readCompany,
  orderTicketMember: actOnMember,
  orderTicketDirect: (ctx, input, user) => ctx.hooks.ticketOrders.useDirect(ctx, input, user),
  orderTicketRefund: refundTickets,
})
