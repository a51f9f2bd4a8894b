import { rows } from '../../row.ts'

export const paymentRows = rows({
  portoneInfo: { method: 'GET', path: '/portone/info', access: 'user' },
  // A retry opens another key or returns the same card; a stored answer would contain the key unencrypted.
  portoneBillingKey: { method: 'POST', path: '/portone/payment/billingkey', access: 'user', touches: ['payment'] },
  portoneCardChange: {
    method: 'PATCH',
    path: '/portone/card-change',
    access: 'user',
    once: true,
    touches: ['payment'],
  },
  portoneCardEnd: { method: 'DELETE', path: '/portone/card/:card_seq', access: 'user', touches: ['payment'] },
  subscribePaymentCards: { method: 'GET', path: '/subscribe-payment/cards', access: 'user' },
  paypleInfo: { method: 'GET', path: '/payple/info', access: 'user' },
  paypleInfoOrder: { method: 'GET', path: '/payple/info/order', access: 'user' },
  paypleCompleteFree: {
    method: 'POST',
    path: '/payple/payment/complete-free',
    access: 'user',
    once: true,
    touches: ['account', 'order', 'report', 'payOrder', 'coupon', 'campaign'],
  },
})
