/** open: anybody; guest: a guest token; user: a person logged in; realtor, operator: that role. */
export type Access = 'open' | 'guest' | 'user' | 'realtor' | 'operator'
export type CallRow = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api/v1, the specification's to the letter; ':id' is a field of the input. */
  path: `/${string}`
  access: Access
  /** Needs an Idempotency-Key: it moves money or creates something that must exist once. */
  once?: true
}
const table = <const T extends Record<string, CallRow>>(t: T) => t

/** Every call that exists. The schemas hang on these rows in the area files; the client needs only this. */
export const callTable = table({
  // account
  loginKakaoState: { method: 'POST', path: '/user/login/kakao/state', access: 'open' },
  loginKakao: { method: 'GET', path: '/user/login/kakao', access: 'open' },
  logout: { method: 'POST', path: '/user/logout', access: 'user' },
  authToken: { method: 'GET', path: '/user/auth/token', access: 'user' },
  userInfo: { method: 'GET', path: '/user/info', access: 'user' },
  userRole: { method: 'GET', path: '/user/role', access: 'user' },
  termsList: { method: 'GET', path: '/user-terms', access: 'user' },
  termsAgree: { method: 'POST', path: '/user-terms', access: 'user' },
  // address
  addressSearch: { method: 'GET', path: '/address-iros', access: 'open' },
  addressUnits: { method: 'GET', path: '/address-iros/addresses', access: 'open' },
  addressUniqueNos: { method: 'GET', path: '/address-iros/unique-nos', access: 'open' },
  // order
  orderPrice: { method: 'GET', path: '/order-discount', access: 'open' },
  orderCreate: { method: 'POST', path: '/order', access: 'user', once: true },
  orderComplete: { method: 'POST', path: '/order/complete', access: 'user', once: true },
  orderAmountFailLog: { method: 'POST', path: '/order/amount-fail-log', access: 'user' },
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
  orderDeterminedBuilding: { method: 'POST', path: '/order-determined/building/:id', access: 'user', once: true },
  // payment
  portoneInfo: { method: 'GET', path: '/portone/info', access: 'user' },
  paypleInfo: { method: 'GET', path: '/payple/info', access: 'user' },
  paypleInfoOrder: { method: 'GET', path: '/payple/info/order', access: 'user' },
  // report
  reportList: { method: 'GET', path: '/report', access: 'user' },
  reportRead: { method: 'GET', path: '/report/:id', access: 'user' },
  reportOfUser: { method: 'GET', path: '/report/user/:id', access: 'user' },
  reportProgress: { method: 'GET', path: '/order-users/report', access: 'user' },
})
export type CallName = keyof typeof callTable
