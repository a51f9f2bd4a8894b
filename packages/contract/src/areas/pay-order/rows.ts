import { rows } from '../../row.ts'

/** An order that follows a paid one: a new report for the same home, or the difference to something larger. */
export const payOrderRows = rows({
  payOrderInfo: { method: 'POST', path: '/pay-order/info', access: 'user', touches: [] },
  payOrderInfoReorder: { method: 'POST', path: '/pay-order/info/reorder', access: 'user', touches: [] },
  payOrderPrice: { method: 'POST', path: '/pay-order/price', access: 'user', touches: [] },
  payOrderPayment: {
    method: 'POST',
    path: '/pay-order/payment',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['account', 'order', 'report', 'payOrder', 'ticket'],
  },
  payOrderComplete: {
    method: 'POST',
    path: '/pay-order-complete',
    access: 'user',
    once: true,
    touches: ['account', 'order', 'report', 'payOrder', 'ticket'],
  },
})
