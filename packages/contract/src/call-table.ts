import { accountRows } from './rows/account.ts'
import { addressRows } from './rows/address.ts'
import { campaignRows } from './rows/campaign.ts'
import { couponRows } from './rows/coupon.ts'
import { experimentRows } from './rows/experiment.ts'
import { operatorRows } from './rows/operator.ts'
import { orderRows } from './rows/order.ts'
import { payOrderRows } from './rows/pay-order.ts'
import { paymentRows } from './rows/payment.ts'
import { reportRows } from './rows/report.ts'
import { settingsRows } from './rows/settings.ts'
import { shellRows } from './rows/shell.ts'
import { ticketRows } from './rows/ticket.ts'
import { trackingRows } from './rows/tracking.ts'
import { verificationRows } from './rows/verification.ts'

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
