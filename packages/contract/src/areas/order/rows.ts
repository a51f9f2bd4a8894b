import { rows } from '../../row.ts'

export const orderRows = rows({
  orderPrice: { method: 'GET', path: '/order-discount', access: 'open' },
  orderCreate: { method: 'POST', path: '/order', access: 'user', once: true, needsTerms: true },
  orderOwnerProperty: { method: 'POST', path: '/order/owner-property', access: 'user', once: true, needsTerms: true },
  orderGuarantee: { method: 'POST', path: '/order/guarantee', access: 'user', once: true, needsTerms: true },
  orderSubscribe: { method: 'POST', path: '/order/subscribe', access: 'user', once: true, needsTerms: true },
  orderComplete: { method: 'POST', path: '/order/complete', access: 'user', once: true },
  orderOnceComplete: { method: 'POST', path: '/order/once-complete', access: 'user', once: true },
  orderCouponOnceComplete: { method: 'POST', path: '/order/coupon/once-complete', access: 'user', once: true },
  // Ours: the legal right of withdrawal (전자상거래법 제17조), which the specification implies and does not name.
  orderWithdraw: { method: 'POST', path: '/order/withdraw', access: 'user', once: true },
  orderAmountFailLog: { method: 'POST', path: '/order/amount-fail-log', access: 'user' },
  orderBankAccount: { method: 'GET', path: '/order/bank-account', access: 'user' },
  // Ours: a bank transfer cannot be refunded without an account.
  orderRefundAccount: { method: 'POST', path: '/order/bank-account', access: 'user', once: true },
  // Ours: 현금영수증, which the specification implies by the gateways' functions and does not name.
  orderReceipt: { method: 'GET', path: '/order/cash-receipt', access: 'user' },
  orderReceiptAsk: { method: 'POST', path: '/order/cash-receipt', access: 'user', once: true },
  orderDetailRealtor: { method: 'GET', path: '/order/detail/realtor', access: 'user' },
  contractReportKeep: { method: 'POST', path: '/contract/report', access: 'user', once: true },
  contractReport: { method: 'GET', path: '/contract/report/:id', access: 'user' },
  contractReportLoan: { method: 'GET', path: '/contract/report-loan/:id', access: 'user' },
  contractSubscribeKeep: { method: 'POST', path: '/contract/subscribe', access: 'user', once: true },
  contractSubscribe: { method: 'GET', path: '/contract/subscribe/:id', access: 'user' },
  orderMerchant: { method: 'GET', path: '/order/merchant', access: 'user' },
  orderCart: { method: 'GET', path: '/order-carts/iros/:merchant', access: 'user' },
  orderCartEdit: { method: 'PATCH', path: '/order-carts/iros/:merchant', access: 'user', once: true },
  orderDeterminedRecent: { method: 'GET', path: '/order-determined/recent', access: 'user' },
  orderDeterminedAddress: { method: 'POST', path: '/order-determined/address/:id', access: 'user', once: true },
  orderDeterminedAddressMerchant: {
    method: 'POST',
    path: '/order-determined/address-merchant/:id',
    access: 'user',
    once: true,
  },
  orderDeterminedBuildingMerchant: {
    method: 'POST',
    path: '/order-determined/building-merchant/:id',
    access: 'user',
    once: true,
  },
  orderDeterminedMinute: { method: 'POST', path: '/order-determined/minute/:id', access: 'user', once: true },
  orderDeterminedBuilding: { method: 'POST', path: '/order-determined/building/:id', access: 'user', once: true },
})
