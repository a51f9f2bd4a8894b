import { fold } from './fold.ts'
import type { TitlesOf } from './route.ts'
import type { RouteName, routes } from './routes.ts'
import { titles as account } from './areas/account/titles.ts'
import { titles as campaign } from './areas/campaign/titles.ts'
import { titles as coupon } from './areas/coupon/titles.ts'
import { titles as experiment } from './areas/experiment/titles.ts'
import { titles as feed } from './areas/feed/titles.ts'
import { titles as loan } from './areas/loan/titles.ts'
import { titles as operator } from './areas/operator/titles.ts'
import { titles as order } from './areas/order/titles.ts'
import { titles as payment } from './areas/payment/titles.ts'
import { titles as preview } from './areas/preview/titles.ts'
import { titles as report } from './areas/report/titles.ts'
import { titles as shell } from './areas/shell/titles.ts'
import { titles as subscribe } from './areas/subscribe/titles.ts'
import { titles as tax } from './areas/tax/titles.ts'
import { titles as ticket } from './areas/ticket/titles.ts'
import { titles as verification } from './areas/verification/titles.ts'

/**
 * The title of every built place, in Korean: for the server and for documents. A browser gets an area's titles with its
 * page.
 */
const titles: Readonly<Partial<Record<RouteName, string>>> = fold({
  shell,
  account,
  order,
  report,
  subscribe,
  preview,
  coupon,
  ticket,
  payment,
  campaign,
  feed,
  tax,
  experiment,
  verification,
  loan,
  operator,
}) satisfies TitlesOf<typeof routes>
/** '' for a redirect. */
export const titleOf = (name: RouteName): string => titles[name] ?? ''
