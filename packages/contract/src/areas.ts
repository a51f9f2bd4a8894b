import { account } from './areas/account/area.ts'
import { address } from './areas/address/area.ts'
import { campaign } from './areas/campaign/area.ts'
import { coupon } from './areas/coupon/area.ts'
import { credit } from './areas/credit/area.ts'
import { creditinfo } from './areas/creditinfo/area.ts'
import { doby } from './areas/doby/area.ts'
import { experiment } from './areas/experiment/area.ts'
import { feed } from './areas/feed/area.ts'
import { guarantee } from './areas/guarantee/area.ts'
import { insurance } from './areas/insurance/area.ts'
import { loan } from './areas/loan/area.ts'
import { operator } from './areas/operator/area.ts'
import { order } from './areas/order/area.ts'
import { ownerHouse } from './areas/owner-house/area.ts'
import { payOrder } from './areas/pay-order/area.ts'
import { payment } from './areas/payment/area.ts'
import { points } from './areas/points/area.ts'
import { preview } from './areas/preview/area.ts'
import { realtor } from './areas/realtor/area.ts'
import { report } from './areas/report/area.ts'
import { settings } from './areas/settings/area.ts'
import { shell } from './areas/shell/area.ts'
import { sherlock } from './areas/sherlock/area.ts'
import { subscribe } from './areas/subscribe/area.ts'
import { tax } from './areas/tax/area.ts'
import { ticket } from './areas/ticket/area.ts'
import { tracking } from './areas/tracking/area.ts'
import { verification } from './areas/verification/area.ts'

/** Every area, one line each. The tables of calls and of places are merged from here. */
export const areas = {
  shell,
  account,
  order,
  report,
  subscribe,
  ownerHouse,
  preview,
  coupon,
  ticket,
  payment,
  payOrder,
  points,
  campaign,
  feed,
  guarantee,
  tax,
  experiment,
  realtor,
  creditinfo,
  credit,
  verification,
  loan,
  doby,
  insurance,
  sherlock,
  operator,
  address,
  settings,
  tracking,
}
export type AreaName = keyof typeof areas

type Rows = { [A in AreaName]: (typeof areas)[A] extends { rows: infer R } ? R[keyof R] : never }[AreaName]
type Touched = Rows extends infer R ? (R extends { touches: readonly (infer T)[] } ? T : never) : never
type None<T extends never> = T
/** A row that touches an area that does not exist does not compile; the error names the area. */
export type TouchedNowhere = None<Exclude<Touched, AreaName>>
