import { rows } from '../../row.ts'

/** Ours: the back office, which the specification implies and does not name. */
export const operatorRows = rows({
  operatorDesk: { method: 'GET', path: '/operator/desk', access: 'operator', beforeFactor: true },
  operatorEnrol: { method: 'POST', path: '/operator/factor', access: 'operator', beforeFactor: true },
  operatorEnter: { method: 'POST', path: '/operator/enter', access: 'operator', beforeFactor: true },
  // A phone number must never be in a URL, so this read is a POST.
  operatorFind: { method: 'POST', path: '/operator/find', access: 'operator' },
  operatorPerson: { method: 'GET', path: '/operator/person/:user_seq', access: 'operator' },
  operatorReveal: { method: 'POST', path: '/operator/person/:user_seq/reveal', access: 'operator' },
  operatorOrder: { method: 'GET', path: '/operator/order/:order_seq', access: 'operator' },
  operatorRefund: { method: 'POST', path: '/operator/order/:order_seq/refund', access: 'operator', once: true },
  operatorRefundDecide: {
    method: 'POST',
    path: '/operator/order/:order_seq/refund/decision',
    access: 'operator',
    once: true,
  },
  operatorPayments: { method: 'POST', path: '/operator/order/:order_seq/payments', access: 'operator', once: true },
  operatorRefundSettle: {
    method: 'POST',
    path: '/operator/order/:order_seq/refund/:refund_seq',
    access: 'operator',
    once: true,
  },
  operatorNotice: { method: 'POST', path: '/operator/notice/:notice_seq', access: 'operator', once: true },
  operatorJob: { method: 'POST', path: '/operator/job/:job_seq', access: 'operator', once: true },
  operatorPrices: { method: 'GET', path: '/operator/prices', access: 'operator' },
  operatorPriceChange: { method: 'POST', path: '/operator/prices', access: 'operator', once: true },
  operatorPriceDecide: { method: 'POST', path: '/operator/prices/:change_seq', access: 'operator', once: true },
  operatorSettings: { method: 'GET', path: '/operator/settings', access: 'operator' },
  operatorFlag: { method: 'POST', path: '/operator/flag/:flag_seq', access: 'operator', once: true },
  operatorNoticeMake: { method: 'POST', path: '/operator/published/notice', access: 'operator', once: true },
  operatorNoticeEnd: { method: 'PATCH', path: '/operator/published/notice/:notice', access: 'operator' },
  operatorReleaseMake: { method: 'POST', path: '/operator/published/release', access: 'operator', once: true },
  operatorTermsMake: { method: 'POST', path: '/operator/published/terms', access: 'operator', once: true },
  operatorFlagMake: { method: 'POST', path: '/operator/published/flag', access: 'operator', once: true },
  operatorFigureMake: { method: 'POST', path: '/operator/published/figure', access: 'operator', once: true },
  operatorReviewMake: { method: 'POST', path: '/operator/published/review', access: 'operator', once: true },
  operatorReviewEnd: { method: 'PATCH', path: '/operator/published/review/:review', access: 'operator' },
  operatorExperimentSet: { method: 'POST', path: '/operator/published/experiment', access: 'operator', once: true },
  operatorLists: { method: 'GET', path: '/operator/lists', access: 'operator' },
})
