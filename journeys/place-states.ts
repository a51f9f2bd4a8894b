import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { accountStates } from './states/account.ts'
import { campaignStates } from './states/campaign.ts'
import { couponStates } from './states/coupon.ts'
import { loanStates } from './states/loan.ts'
import { operatorStates } from './states/operator.ts'
import { orderStates } from './states/order.ts'
import { paymentStates } from './states/payment.ts'
import { previewStates } from './states/preview.ts'
import { reportStates } from './states/report.ts'
import { shellStates } from './states/shell.ts'
import { subscribeStates } from './states/subscribe.ts'
import { ticketStates } from './states/ticket.ts'
import { verificationStates } from './states/verification.ts'
import type { State } from './states/state.ts'

/**
 * What each place needs to be shown: its states, where one plain visit (by the owner of a report where a login is
 * required) does not show the place, or not all of it. The areas' own, one line each.
 */
export const states: Partial<Record<RouteName, readonly State[]>> = {
  ...accountStates,
  ...campaignStates,
  ...couponStates,
  ...loanStates,
  ...operatorStates,
  ...orderStates,
  ...paymentStates,
  ...previewStates,
  ...reportStates,
  ...shellStates,
  ...subscribeStates,
  ...ticketStates,
  ...verificationStates,
}
