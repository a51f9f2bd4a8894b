import * as account from './account.ts'
import * as address from './address.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as report from './report.ts'
import type { CallName } from './call-table.ts'
import type { Call } from './call.ts'

const { loginKakaoState, loginKakao, logout, authToken, userInfo, userRole, termsList, termsAgree } = account
const { addressSearch, addressUnits, addressUniqueNos } = address
const { orderPrice, orderCreate, orderComplete, orderAmountFailLog, orderMerchant, orderCart, orderCartEdit } = order
const { orderDeterminedRecent, orderDeterminedAddress, orderDeterminedBuilding } = order
const { orderDeterminedAddressMerchant, orderDeterminedBuildingMerchant } = order
const { portoneInfo, paypleInfo, paypleInfoOrder } = payment
const { reportList, reportRead, reportOfUser, reportProgress } = report

/** The calls by area: what `serve` takes, and what OpenAPI and the printed list are made from. */
export const calls = {
  account: { loginKakaoState, loginKakao, logout, authToken, userInfo, userRole, termsList, termsAgree },
  address: { addressSearch, addressUnits, addressUniqueNos },
  order: {
    orderPrice,
    orderCreate,
    orderComplete,
    orderAmountFailLog,
    orderMerchant,
    orderCart,
    orderCartEdit,
    orderDeterminedRecent,
    orderDeterminedAddress,
    orderDeterminedBuilding,
    orderDeterminedAddressMerchant,
    orderDeterminedBuildingMerchant,
  },
  payment: { portoneInfo, paypleInfo, paypleInfoOrder },
  report: { reportList, reportRead, reportOfUser, reportProgress },
}
type Flat<T> = { [A in keyof T]: T[A] }[keyof T]
type ByName = { [K in CallName]: Extract<Flat<typeof calls>, { [P in K]: Call }>[K] }
/** The call of a row's name, as a type: the client has the row at run time and the shapes at compile time. */
export type CallNamed<N extends CallName> = ByName[N]
