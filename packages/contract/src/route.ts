/** The tab that the footer highlights. */
export type FooterTab = 'analyze' | 'main' | 'subscribe' | 'mypage' | 'preview' | 'feed' | 'doby' | 'none'

type Place = {
  path: `/${string}`
  access: 'open' | 'login' | 'realtor' | 'operator'
  /** Where a user without access is redirected; '/' unless the specification says otherwise. */
  guard?: `/${string}`
  footer: FooterTab
  hideFooter?: true
  hideSidePanel?: true
  /**
   * More than a phone's column: as wide as tables need (the back office), or the whole screen, which leaves room for
   * neither tabs nor a panel (a report). A `front` uses the whole width too, and its tabs stand in its bar at the top.
   */
  desk?: true | 'whole' | 'front'
  /** A question or a payment: no tabs stand beside it, whatever the specification's footer says. A funnel is always one. */
  alone?: true
  /** Has a '-ione' twin for the bank partner's channel: the same place at the path with the suffix. */
  twin?: true
}
/**
 * One place of the product. `page` and `funnel` name the file below the web's features ('report/view' is
 * features/report/view.page.tsx); a `planned` place is listed, not reachable, and counted as missing. A page that
 * `awaits` a planned place only says that it is not available yet: it is counted as missing too, until that is built.
 */
export type Route = Place &
  (
    | { title: string; page: string; awaits?: `/${string}` }
    | { title: string; funnel: string }
    | { title: string; redirect: `/${string}` }
    | { planned: true }
  )
export const table = <const T extends Record<string, Route>>(t: T) => t
