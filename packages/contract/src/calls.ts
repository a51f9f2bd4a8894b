import * as account from './account.ts'
import * as address from './address.ts'
import * as device from './device.ts'
import * as experiment from './experiment.ts'
import * as invite from './invite.ts'
import * as login from './login.ts'
import * as campaign from './campaign.ts'
import * as coupon from './coupon.ts'
import * as operator from './operator.ts'
import * as operatorCoupon from './operator-coupon.ts'
import * as operatorPanel from './operator-panel.ts'
import * as operatorPrices from './operator-prices.ts'
import * as operatorSettings from './operator-settings.ts'
import * as order from './order.ts'
import * as orderCash from './order-cash.ts'
import * as orderContract from './order-contract.ts'
import * as orderLater from './order-later.ts'
import * as payment from './payment.ts'
import * as payOrder from './pay-order.ts'
import * as report from './report.ts'
import * as reportSimple from './report-simple.ts'
import * as rights from './rights.ts'
import * as settings from './settings.ts'
import * as shell from './shell.ts'
import * as terms from './terms.ts'
import * as ticket from './ticket.ts'
import * as tracking from './tracking.ts'
import * as verification from './verification.ts'
import * as withdrawal from './withdrawal.ts'
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
