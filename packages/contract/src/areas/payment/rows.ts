import { rows } from '../../row.ts'

export const paymentRows = rows({
  portoneInfo: { method: 'GET', path: '/portone/info', access: 'user' },
  // Asked again it opens another key or tells the same card; an answer that is kept would keep the key unsealed.
  portoneBillingKey: { method: 'POST', path: '/portone/payment/billingkey', access: 'user' },
  portoneCardChange: { method: 'PATCH', path: '/portone/card-change', access: 'user', once: true },
  portoneCardEnd: { method: 'DELETE', path: '/portone/card/:card_seq', access: 'user' },
  subscribePaymentCards: { method: 'GET', path: '/subscribe-payment/cards', access: 'user' },
  paypleInfo: { method: 'GET', path: '/payple/info', access: 'user' },
  paypleInfoOrder: { method: 'GET', path: '/payple/info/order', access: 'user' },
  paypleCompleteFree: { method: 'POST', path: '/payple/payment/complete-free', access: 'user', once: true },
})
