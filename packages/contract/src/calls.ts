import type { Call } from './call.ts'
import { rowsByArea as rows, type AreaName, type CallName } from './call-table.ts'
import type { Merged } from './fold.ts'
import type { CallRow } from './row.ts'
import * as account from './areas/account/calls.ts'
import * as address from './areas/address/calls.ts'
import * as campaign from './areas/campaign/calls.ts'
import * as coupon from './areas/coupon/calls.ts'
import * as experiment from './areas/experiment/calls.ts'
import * as loan from './areas/loan/calls.ts'
import * as operator from './areas/operator/calls.ts'
import * as order from './areas/order/calls.ts'
import * as payOrder from './areas/pay-order/calls.ts'
import * as payment from './areas/payment/calls.ts'
import * as points from './areas/points/calls.ts'
import * as preview from './areas/preview/calls.ts'
import * as report from './areas/report/calls.ts'
import * as settings from './areas/settings/calls.ts'
import * as shell from './areas/shell/calls.ts'
import * as subscribe from './areas/subscribe/calls.ts'
import * as subscribeBulk from './areas/subscribe/bulk.ts'
import * as subscribeMoving from './areas/subscribe/moving.ts'
import * as subscribePaying from './areas/subscribe/paying.ts'
import * as subscribePricing from './areas/subscribe/pricing.ts'
import * as ticket from './areas/ticket/calls.ts'
import * as tracking from './areas/tracking/calls.ts'
import * as verification from './areas/verification/calls.ts'

/** The calls by area: input of `serve`, of OpenAPI and of the printed list. A missing area does not compile. */
export const calls = {
  shell: callsOf(rows.shell, shell),
  account: callsOf(rows.account, account),
  order: callsOf(rows.order, order),
  preview: callsOf(rows.preview, preview),
  report: callsOf(rows.report, report),
  coupon: callsOf(rows.coupon, coupon),
  subscribe: callsOf(rows.subscribe, {
    ...subscribe,
    ...subscribeBulk,
    ...subscribeMoving,
    ...subscribePaying,
    ...subscribePricing,
  }),
  ticket: callsOf(rows.ticket, ticket),
  payment: callsOf(rows.payment, payment),
  payOrder: callsOf(rows.payOrder, payOrder),
  points: callsOf(rows.points, points),
  campaign: callsOf(rows.campaign, campaign),
  experiment: callsOf(rows.experiment, experiment),
  verification: callsOf(rows.verification, verification),
  operator: callsOf(rows.operator, operator),
  address: callsOf(rows.address, address),
  settings: callsOf(rows.settings, settings),
  tracking: callsOf(rows.tracking, tracking),
  loan: callsOf(rows.loan, loan),
} satisfies Record<AreaName, Record<string, Call>>

/** An intersection: one lookup per call. Searching the union of areas would double the type checker's work. */
type ByName = Merged<(typeof calls)[keyof typeof calls]>
/** The call of a row's name, as a type: the client has the row at run time and the shapes at compile time. */
export type CallNamed<N extends CallName> = ByName[N]

/** A row without its schemas, or with another row's, does not compile. Other exports of the file are shared schemas. */
function callsOf<R extends Record<string, CallRow>, M extends { [K in keyof R]: { row: R[K] } & Call }>(
  own: R,
  file: M,
): Pick<M, keyof R & keyof M> {
  // the same names, each with the file's call
  return Object.fromEntries(Object.keys(own).map((name) => [name, file[name]])) as Pick<M, keyof R & keyof M>
}
