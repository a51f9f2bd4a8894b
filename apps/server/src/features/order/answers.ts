import type { Hooks } from '../../kernel/hooks.ts'
import { refundOrder } from '../payment/refund/refund-order.ts'
import { chooseHome } from './address/choose-home.ts'
import { payBulk } from './bulk/pay-bulk.ts'
import { priceBulk } from './bulk/price-bulk.ts'
import { readBulk } from './bulk/read-bulk.ts'
import { buyForCompany, buyTickets } from './placing/buy-tickets.ts'
import { deliverOrder } from './supply/deliver-order.ts'
import { findHomeOrder, findOrder, findOwnOrder } from './reading/find-order.ts'
import { correctAfter } from './contract/correct-lease.ts'
import { readLandlordName } from './contract/read-landlord-name.ts'
import { readStated } from './contract/read-stated.ts'
import { describeOrder } from './reading/present-order.ts'
import { settleOrder } from './paying/settle-order.ts'
import { payCampaign } from './placing/pay-campaign.ts'
import { payWatch } from './placing/pay-watch.ts'
import { useDirect, useTicket } from './placing/use-ticket.ts'
import { cancelOrder, highestPrice, priceOn, renewOrder } from './supply/renew-order.ts'
import { insertOrderEvent, lockOrder, recordDelivery } from './queries.ts'

/** The functions of the order area that reports call. */
export const orders: Hooks['orders'] = {
  findHome: findHomeOrder,
  findOwn: findOwnOrder,
  onDelivered: async (tx, orderSeq, reportSeq) => deliverOrder(tx, await findOrder(tx, orderSeq), reportSeq),
  onLease: correctAfter,
  landlordName: readLandlordName,
  stated: readStated,
  describe: describeOrder,
}

/** The functions of the order area that tickets call: an order buys tickets, and a ticket pays an order. */
export const ticketOrders: Hooks['ticketOrders'] = {
  buy: buyTickets,
  buyForCompany,
  use: useTicket,
  useDirect,
  settle: async (ctx, { order_seq }, input) => settleOrder(ctx, await findOrder(ctx, order_seq), input),
}

/** The functions of the order area that the watch calls. */
export const watchOrders: Hooks['watchOrders'] = {
  chooseHome,
  pay: payWatch,
  payCampaign,
  priceBulk,
  payBulk,
  readBulk,
  priceOn,
  highestPrice,
  renew: renewOrder,
  cancel: cancelOrder,
  onBegun: async (tx, orderSeq) => {
    const order = await lockOrder(tx.db, orderSeq)
    if (order.state !== 'completed' || order.delivered_at !== null) return
    await recordDelivery(tx.db, orderSeq)
    await insertOrderEvent(tx.db, orderSeq, 'delivered', {})
  },
  onRefused: async (tx, orderSeq, reason) => {
    const order = await lockOrder(tx.db, orderSeq)
    if (order.state === 'completed') await refundOrder(tx, order, reason)
  },
}
