import { rows } from '../../row.ts'

export const couponRows = rows({
  couponMine: { method: 'GET', path: '/order-coupons/user', access: 'user' },
  couponTake: { method: 'POST', path: '/order-coupons/user', access: 'user', touches: ['coupon', 'campaign'] },
  couponConfirm: { method: 'GET', path: '/order-coupons/confirm', access: 'user' },
  couponValidate: { method: 'POST', path: '/order/coupon/validate', access: 'user', touches: [] },
  couponManualValidate: { method: 'POST', path: '/order/coupon-manual/validate', access: 'user', touches: [] },
  couponManualUsed: { method: 'POST', path: '/order/coupon-manual/used', access: 'user', touches: [] },
  couponAvailable: { method: 'GET', path: '/order/coupon/available', access: 'user' },
  couponTicket: { method: 'GET', path: '/coupon-ticket', access: 'user' },
  couponWelcome: { method: 'GET', path: '/order/coupon-welcome', access: 'user' },
  couponWelcomeTake: { method: 'POST', path: '/order/coupon-welcome', access: 'user', touches: ['coupon', 'campaign'] },
  couponWelcomeDismiss: { method: 'PATCH', path: '/order/coupon-welcome', access: 'user', touches: ['coupon'] },
  couponOfLink: { method: 'GET', path: '/order/coupon', access: 'user' },
  couponTakeLink: { method: 'POST', path: '/order/coupon', access: 'user', touches: ['coupon', 'campaign'] },
  // Ours: an operator's work on campaigns, which the specification implies and does not name.
  operatorCampaigns: { method: 'GET', path: '/operator/coupon/campaigns', access: 'operator' },
  operatorCampaignMake: {
    method: 'POST',
    path: '/operator/coupon/campaigns',
    access: 'operator',
    once: true,
    touches: ['coupon', 'campaign'],
  },
  operatorCampaignEnd: {
    method: 'PATCH',
    path: '/operator/coupon/campaigns/:slug',
    access: 'operator',
    touches: ['coupon', 'campaign'],
  },
  operatorCampaignApprove: {
    method: 'PATCH',
    path: '/operator/coupon/campaigns/:slug/approval',
    access: 'operator',
    touches: ['coupon', 'campaign'],
  },
  operatorCodesBring: {
    method: 'POST',
    path: '/operator/coupon/batches',
    access: 'operator',
    once: true,
    touches: ['coupon'],
  },
  operatorBatches: { method: 'GET', path: '/operator/coupon/batches', access: 'operator' },
  operatorCodesApprove: {
    method: 'PATCH',
    path: '/operator/coupon/batches/:batch_seq',
    access: 'operator',
    touches: ['coupon'],
  },
  operatorCodes: { method: 'GET', path: '/operator/coupon/batches/:batch_seq', access: 'operator' },
  operatorCouponReport: { method: 'GET', path: '/operator/coupon/report', access: 'operator' },
})
