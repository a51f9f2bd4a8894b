import type { Hooks } from '../../kernel/hooks.ts'
import { buyForCompany, buyTickets } from './buy-tickets.ts'
import { deliverOrder } from './deliver-order.ts'
import { findHomeOrder, findOrder, findOwnOrder } from './find-order.ts'
import { readLandlordName } from './read-landlord-name.ts'
import { readStated } from './read-stated.ts'
import { describeOrder } from './present-order.ts'
import { settleOrder } from './settle-order.ts'
import { useDirect, useTicket } from './use-ticket.ts'

/** The functions of the order area that reports call. */
export const orders: Hooks['orders'] = {
  findHome: findHomeOrder,
  findOwn: findOwnOrder,
  onDelivered: async (tx, orderSeq, reportSeq) => deliverOrder(tx, await findOrder(tx, orderSeq), reportSeq),
  landlordName: readLandlordName,
  stated: readStated,
  say: describeOrder,
}

/** The functions of the order area that tickets call: an order buys tickets, and a ticket pays an order. */
export const ticketOrders: Hooks['ticketOrders'] = {
  buy: buyTickets,
  buyForCompany,
  use: useTicket,
  useDirect,
  settle: async (ctx, { order_seq }, input) => settleOrder(ctx, await findOrder(ctx, order_seq), input),
}
