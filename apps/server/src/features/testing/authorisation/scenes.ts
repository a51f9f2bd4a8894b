import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { accountScenes } from '../../account/account.scenes.ts'
import { addressScenes } from '../../address/address.scenes.ts'
import { campaignScenes } from '../../campaign/campaign.scenes.ts'
import { couponScenes } from '../../coupon/coupon.scenes.ts'
import { experimentScenes } from '../../experiment/experiment.scenes.ts'
import { loanScenes } from '../../loan/loan.scenes.ts'
import { operatorScenes } from '../../operator/operator.scenes.ts'
import { orderScenes } from '../../order/order.scenes.ts'
import { payOrderScenes } from '../../order/pay-order.scenes.ts'
import { paymentScenes } from '../../payment/payment.scenes.ts'
import { pointsScenes } from '../../points/points.scenes.ts'
import { previewScenes } from '../../preview/preview.scenes.ts'
import { reportScenes } from '../../report/report.scenes.ts'
import { settingsScenes } from '../../settings/settings.scenes.ts'
import { subscribeScenes } from '../../subscribe/subscribe.scenes.ts'
import { ticketScenes } from '../../ticket/ticket.scenes.ts'
import { trackingScenes } from '../../tracking/tracking.scenes.ts'
import { verificationScenes } from '../../verification/verification.scenes.ts'
import type { Scene, Scenes } from './scene.ts'

/** The areas' own scenes, one line each. */
const areas: readonly Scenes[] = [
  accountScenes,
  addressScenes,
  campaignScenes,
  couponScenes,
  experimentScenes,
  loanScenes,
  operatorScenes,
  orderScenes,
  payOrderScenes,
  paymentScenes,
  pointsScenes,
  previewScenes,
  reportScenes,
  settingsScenes,
  subscribeScenes,
  ticketScenes,
  trackingScenes,
  verificationScenes,
]

/** Every call that names an object, and how. A call with such a field and no scene fails the test by name. */
export const scenes: Partial<Record<CallName, readonly Scene[]>> = Object.assign({}, ...areas.map((a) => a.scenes))
/** Fields that look like an object's name but do not name a user's object, with the reason. */
export const nobodys: Readonly<Record<string, string>> = Object.assign({}, ...areas.map((a) => a.nobodys))

/** A path's field, a number of something owned, or another typical name of an identifier. */
export const looksLikeName = (field: string): boolean =>
  /(^|_)(id|seq|uid|no|key|token|code|codes|state|slug|merchant|coupon|campaign|provider|device)$/.test(field)
