import { fold } from './fold.ts'
import type { Route } from './route.ts'
import { accountRoutes } from './areas/account/routes.ts'
import { campaignRoutes } from './areas/campaign/routes.ts'
import { couponRoutes } from './areas/coupon/routes.ts'
import { experimentRoutes } from './areas/experiment/routes.ts'
import { feedRoutes } from './areas/feed/routes.ts'
import { loanRoutes } from './areas/loan/routes.ts'
import { operatorRoutes } from './areas/operator/routes.ts'
import { analyzeRoutes } from './areas/order/routes.ts'
import { paymentRoutes } from './areas/payment/routes.ts'
import { previewRoutes } from './areas/preview/routes.ts'
import { reportRoutes } from './areas/report/routes.ts'
import { shellRoutes } from './areas/shell/routes.ts'
import { subscribeRoutes } from './areas/subscribe/routes.ts'
import { taxRoutes } from './areas/tax/routes.ts'
import { ticketRoutes } from './areas/ticket/routes.ts'
import { verificationRoutes } from './areas/verification/routes.ts'

/** The built places of every area that has any, one line each. In the browser's entry: no titles, no calls. */
export const routesByArea = {
  shell: shellRoutes,
  account: accountRoutes,
  order: analyzeRoutes,
  report: reportRoutes,
  subscribe: subscribeRoutes,
  preview: previewRoutes,
  coupon: couponRoutes,
  ticket: ticketRoutes,
  payment: paymentRoutes,
  campaign: campaignRoutes,
  feed: feedRoutes,
  tax: taxRoutes,
  experiment: experimentRoutes,
  verification: verificationRoutes,
  loan: loanRoutes,
  operator: operatorRoutes,
}
/** Every place that is built. */
export const routes = fold(routesByArea)
export type RouteName = keyof typeof routes
export type RouteArea = keyof typeof routesByArea
/** The folder of an area: 'pay-order'. */
export const folderOf = (area: RouteArea): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Params<P extends string> = P extends `${string}:${infer K}/${infer R}`
  ? K | Params<`/${R}`>
  : P extends `${string}:${infer K}`
    ? K
    : never
type PathOf<N extends RouteName> = (typeof routes)[N]['path']
type LinkArgs<N extends RouteName> = [Params<PathOf<N>>] extends [never]
  ? [params?: undefined, query?: Record<string, string | number>]
  : [params: Record<Params<PathOf<N>>, string | number>, query?: Record<string, string | number>]

/**
 * The URL of a place by its name; URLs are never written by hand. `query` contains public identifiers only, never an
 * answer, a session token or personal data.
 */
export function link<N extends RouteName>(name: N, ...[params, query]: LinkArgs<N>): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    // The argument type requires every parameter of the path.
    encodeURIComponent(String((params as Record<string, string | number>)[key])),
  )
  return withQuery(path, query)
}

/** A path with public identifiers as its query. */
export const withQuery = (path: string, query?: Record<string, string | number>): string =>
  query ? `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}` : path

/** The bank-partner twin of a path: the suffix comes last ('/analyze/date/living-ione'). */
export const twinOf = (path: string): string => {
  const [place = '', search] = path.split('?')
  return `${place}-ione${search === undefined ? '' : `?${search}`}`
}
/** Every built path with its row and its area; twins have `ione: true`. Static paths come before parameters. */
export const places = (): { name: RouteName; area: RouteArea; path: string; ione: boolean; route: Route }[] => {
  const all = Object.entries(routesByArea).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([name, route]: [string, Route]) => {
      // Object.entries widens the keys of the tables above.
      const row = { name: name as RouteName, area: area as RouteArea, path: route.path as string, ione: false, route }
      return 'twin' in route && route.twin ? [row, { ...row, path: twinOf(route.path), ione: true }] : [row]
    }),
  )
  return all.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}
/** A name of the specification whose place is built. */
export const isBuilt = <N extends string>(name: N): name is N & RouteName => Object.hasOwn(routes, name)
