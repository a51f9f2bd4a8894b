import type { Hooks } from '../../kernel/hooks.ts'
import { buyForCompany, buyTickets } from './placing/buy-tickets.ts'
import { deliverOrder } from './supply/deliver-order.ts'
import { findHomeOrder, findOrder, findOwnOrder } from './reading/find-order.ts'
import { correctAfter } from './contract/correct-lease.ts'
import { readLandlordName } from './contract/read-landlord-name.ts'
import { readStated } from './contract/read-stated.ts'
import { describeOrder } from './reading/present-order.ts'
import { settleOrder } from './paying/settle-order.ts'
import { useDirect, useTicket } from './placing/use-ticket.ts'

/** The functions of the order area that reports call. */
export const orders: Hooks['orders'] = {
  findHome: findHomeOrder,
  findOwn: findOwnOrder,
  onDelivered: async (tx, orderSeq, reportSeq) => deliverOrder(tx, await findOrder(tx, orderSeq), reportSeq),
  onLease: correctAfter,
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
