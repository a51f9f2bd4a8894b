import { fold } from './fold.ts'
import { accountRows } from './areas/account/rows.ts'
import { addressRows } from './areas/address/rows.ts'
import { campaignRows } from './areas/campaign/rows.ts'
import { couponRows } from './areas/coupon/rows.ts'
import { experimentRows } from './areas/experiment/rows.ts'
import { loanRows } from './areas/loan/rows.ts'
import { operatorRows } from './areas/operator/rows.ts'
import { orderRows } from './areas/order/rows.ts'
import { payOrderRows } from './areas/pay-order/rows.ts'
import { paymentRows } from './areas/payment/rows.ts'
import { pointsRows } from './areas/points/rows.ts'
import { previewRows } from './areas/preview/rows.ts'
import { reportRows } from './areas/report/rows.ts'
import { settingsRows } from './areas/settings/rows.ts'
import { shellRows } from './areas/shell/rows.ts'
import { subscribeRows } from './areas/subscribe/rows.ts'
import { ticketRows } from './areas/ticket/rows.ts'
import { trackingRows } from './areas/tracking/rows.ts'
import { verificationRows } from './areas/verification/rows.ts'

/** The calls of every area that has any, one line each. */
export const rowsByArea = {
  shell: shellRows,
  account: accountRows,
  order: orderRows,
  report: reportRows,
  subscribe: subscribeRows,
  preview: previewRows,
  coupon: couponRows,
  ticket: ticketRows,
  payment: paymentRows,
  payOrder: payOrderRows,
  points: pointsRows,
  campaign: campaignRows,
  experiment: experimentRows,
  verification: verificationRows,
  loan: loanRows,
  operator: operatorRows,
  address: addressRows,
  settings: settingsRows,
  tracking: trackingRows,
}
export type AreaName = keyof typeof rowsByArea

/** Every call that exists. The areas' files add the schemas to these rows; the client needs only the rows. */
export const callTable = fold(rowsByArea)
export type CallName = keyof typeof callTable

type Rows = { [A in AreaName]: (typeof rowsByArea)[A][keyof (typeof rowsByArea)[A]] }[AreaName]
type Touched = Rows extends infer R ? (R extends { touches: readonly (infer T)[] } ? T : never) : never
type None<T extends never> = T
/** A row that touches an area without calls does not compile; the error names the area. */
export type TouchedNowhere = None<Exclude<Touched, AreaName>>
