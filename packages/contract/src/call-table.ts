import { accountRows } from './areas/account/rows.ts'
import { addressRows } from './areas/address/rows.ts'
import { campaignRows } from './areas/campaign/rows.ts'
import { couponRows } from './areas/coupon/rows.ts'
import { experimentRows } from './areas/experiment/rows.ts'
import { operatorRows } from './areas/operator/rows.ts'
import { orderRows } from './areas/order/rows.ts'
import { payOrderRows } from './areas/pay-order/rows.ts'
import { paymentRows } from './areas/payment/rows.ts'
import { reportRows } from './areas/report/rows.ts'
import { settingsRows } from './areas/settings/rows.ts'
import { shellRows } from './areas/shell/rows.ts'
import { ticketRows } from './areas/ticket/rows.ts'
import { trackingRows } from './areas/tracking/rows.ts'
import { verificationRows } from './areas/verification/rows.ts'

/** Every call that exists. The schemas hang on these rows in the area files; the client needs only this. */
export const callTable = {
  ...accountRows,
  ...addressRows,
  ...campaignRows,
  ...couponRows,
  ...operatorRows,
  ...orderRows,
  ...paymentRows,
  ...payOrderRows,
  ...reportRows,
  ...experimentRows,
  ...settingsRows,
  ...shellRows,
  ...ticketRows,
  ...trackingRows,
  ...verificationRows,
}
export type CallName = keyof typeof callTable
