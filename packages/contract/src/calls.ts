import * as account from './areas/account/account.ts'
import * as address from './areas/address/calls.ts'
import * as device from './areas/account/device.ts'
import * as experiment from './areas/experiment/calls.ts'
import * as invite from './areas/account/invite.ts'
import * as login from './areas/account/login.ts'
import * as campaign from './areas/campaign/calls.ts'
import * as coupon from './areas/coupon/coupon.ts'
import * as operator from './areas/operator/desk.ts'
import * as operatorCoupon from './areas/coupon/operator.ts'
import * as operatorPanel from './areas/operator/panel.ts'
import * as operatorPrices from './areas/operator/prices.ts'
import * as operatorSettings from './areas/operator/settings.ts'
import * as order from './areas/order/order.ts'
import * as orderCash from './areas/order/cash.ts'
import * as orderContract from './areas/order/contract.ts'
import * as orderLater from './areas/order/later.ts'
import * as payment from './areas/payment/calls.ts'
import * as payOrder from './areas/pay-order/calls.ts'
import * as report from './areas/report/report.ts'
import * as reportSimple from './areas/report/simple.ts'
import * as rights from './areas/account/rights.ts'
import * as settings from './areas/settings/calls.ts'
import * as shell from './areas/shell/calls.ts'
import * as terms from './areas/account/terms.ts'
import * as ticket from './areas/ticket/calls.ts'
import * as tracking from './areas/tracking/calls.ts'
import * as verification from './areas/verification/calls.ts'
import * as withdrawal from './areas/account/withdrawal.ts'
import type { CallName } from './call-table.ts'
import type { Call } from './call.ts'

/** The calls by area: what `serve` takes, and what OpenAPI and the printed list are made from. */
export const calls = {
  account: {
    ...callsOf(account),
    ...callsOf(device),
    ...callsOf(invite),
    ...callsOf(rights),
    ...callsOf(login),
    ...callsOf(terms),
    ...callsOf(withdrawal),
  },
  address: callsOf(address),
  campaign: callsOf(campaign),
  coupon: { ...callsOf(coupon), ...callsOf(operatorCoupon) },
  operator: {
    ...callsOf(operator),
    ...callsOf(operatorPanel),
    ...callsOf(operatorPrices),
    ...callsOf(operatorSettings),
  },
  order: { ...callsOf(order), ...callsOf(orderCash), ...callsOf(orderContract), ...callsOf(orderLater) },
  payment: callsOf(payment),
  payOrder: callsOf(payOrder),
  report: { ...callsOf(report), ...callsOf(reportSimple) },
  experiment: callsOf(experiment),
  settings: callsOf(settings),
  shell: callsOf(shell),
  ticket: callsOf(ticket),
  tracking: callsOf(tracking),
  verification: callsOf(verification),
}
type Merged<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never
/** An intersection: one look-up a call. A search in the union of areas costs the type checker twice the types. */
type ByName = Merged<(typeof calls)[keyof typeof calls]>
/** The call of a row's name, as a type: the client has the row at run time and the shapes at compile time. */
export type CallNamed<N extends CallName> = ByName[N]

/** What an area's file exports are its calls, and schemas that others share. */
function callsOf<M extends object>(area: M): { [K in keyof M as M[K] extends Call ? K : never]: M[K] } {
  // a call is told from a schema by its row
  return Object.fromEntries(Object.entries(area).filter(([, v]) => isCall(v))) as never
}
function isCall(v: unknown): v is Call {
  return typeof v === 'object' && v !== null && 'row' in v && 'input' in v
}
