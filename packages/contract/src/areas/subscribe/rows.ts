import { rows } from '../../row.ts'

export const subscribeRows = rows({
  subscribes: { method: 'GET', path: '/subscribes', access: 'user' },
  subscribeInfo: { method: 'GET', path: '/subscribe-info', access: 'user' },
  subscribeEdit: { method: 'PATCH', path: '/subscribe', access: 'user', touches: ['subscribe'] },
  subscribeAnalyze: { method: 'GET', path: '/subscribe/analyze', access: 'user' },
  subscribeAnalyzeById: { method: 'GET', path: '/subscribe-analyze/:id', access: 'user' },
  // Judges a change with other dates; nothing is stored.
  subscribeAnalyzeDate: { method: 'POST', path: '/subscribe-analyze/date', access: 'user', touches: [] },
  subscribeReport: { method: 'GET', path: '/subscribe-report', access: 'user' },
  subscribeReserve: {
    method: 'POST',
    path: '/subscribe-reservation',
    access: 'user',
    once: true,
    touches: ['subscribe', 'order', 'account', 'payOrder', 'points'],
  },
  subscribeReserveRevoke: {
    method: 'POST',
    path: '/subscribe-reservation/cancel-revoke',
    access: 'user',
    once: true,
    touches: ['subscribe'],
  },
  subscribeRemove: {
    method: 'POST',
    path: '/subscribe-reservation/remove-subscribe',
    access: 'user',
    once: true,
    touches: ['subscribe', 'order', 'account', 'payOrder', 'points'],
  },
  subscribeChangeAddress: {
    method: 'POST',
    path: '/subscribe-change/address',
    access: 'user',
    once: true,
    touches: ['subscribe'],
  },
  subscribeAddressHistory: { method: 'GET', path: '/subscribe-info/address-change-history', access: 'user' },
  subscribePayment: {
    method: 'POST',
    path: '/subscribe/payment',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['subscribe', 'order', 'account', 'coupon', 'campaign', 'points'],
  },
  subscribePaymentCampaign: {
    method: 'POST',
    path: '/subscribe/payment-campaign',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['subscribe', 'order', 'account', 'coupon', 'campaign'],
  },
  subscribePaymentBulk: {
    method: 'POST',
    path: '/subscribe/payment-bulk',
    access: 'user',
    once: true,
    needsTerms: true,
    touches: ['subscribe', 'order', 'account'],
  },
  // Ours: what several homes would cost, and what became of the order for them.
  subscribeBulkPrice: { method: 'POST', path: '/subscribe/payment-bulk/price', access: 'user', touches: [] },
  subscribeBulk: { method: 'GET', path: '/subscribe/payment-bulk', access: 'user' },
  subscribePaymentDate: {
    method: 'POST',
    path: '/subscribe/payment/date',
    access: 'user',
    once: true,
    touches: ['subscribe'],
  },
  subscribePaymentCard: {
    method: 'PATCH',
    path: '/subscribe-payment/card',
    access: 'user',
    once: true,
    touches: ['subscribe', 'order', 'account', 'payment'],
  },
  subscribeLastPayment: { method: 'GET', path: '/subscribe-order/last-payment', access: 'user' },
  subscribePrice: { method: 'GET', path: '/subscribe-price/:subscribe', access: 'open' },
  subscribePriceAverage: { method: 'GET', path: '/subscribe-price/average/:id', access: 'open' },
  // Ours: the answer to a price that would rise.
  subscribeConsent: { method: 'POST', path: '/subscribe/consent', access: 'user', once: true, touches: ['subscribe'] },
  subscribeOffer: { method: 'GET', path: '/subscribe-offer', access: 'user' },
  // Ours: accepting an offer.
  subscribeOfferTake: { method: 'POST', path: '/subscribe/offer', access: 'user', once: true, touches: ['subscribe'] },
  // Ours: the user's alerts, the critical one that they have seen, the entries of the register behind
  // `/subscribe/history`, whether money may be sent now and a check on demand for it, and what was promised next to
  // what was measured.
  subscribeAlerts: { method: 'GET', path: '/subscribe/alerts', access: 'user' },
  subscribeSeen: { method: 'POST', path: '/subscribe/seen', access: 'user', touches: ['subscribe'] },
  subscribeHistory: { method: 'GET', path: '/subscribe/history', access: 'user' },
  subscribeGuard: { method: 'GET', path: '/subscribe/guard', access: 'user' },
  subscribeLook: { method: 'POST', path: '/subscribe/guard', access: 'user', touches: ['subscribe'] },
  subscribePromise: { method: 'GET', path: '/subscribe/promise', access: 'open' },
})
