/** The tab that the footer highlights. */
export type FooterTab = 'analyze' | 'main' | 'subscribe' | 'mypage' | 'preview' | 'feed' | 'doby' | 'none'

export type Place = {
  path: `/${string}`
  access: 'open' | 'login' | 'realtor' | 'operator'
  /** Where a user without access is redirected; '/' unless the specification defines another place. */
  guard?: `/${string}`
  footer: FooterTab
  hideFooter?: true
  hideSidePanel?: true
  /**
   * Wider than a phone's column: as wide as tables need (the back office), or the whole screen, which leaves room for
   * neither tabs nor a panel (a report). A `front` uses the whole width too, and has its tabs in its bar at the top.
   */
  wide?: true | 'whole' | 'front'
  /** A question or a payment: no tabs, even if the specification has a footer. Always true for a funnel. */
  alone?: true
  /** Has a '-ione' twin for the bank partner's channel: the same place at the path with the suffix. */
  twin?: true
}
/**
 * One place that is built. `page` and `funnel` name the file below the web's features ('report/view' is
 * features/report/view.page.tsx). A page that `awaits` a planned place only shows that it is not available yet, and
 * counts as missing until that place is built.
 */
export type Route = Place & ({ page: string; awaits?: `/${string}` } | { funnel: string } | { redirect: `/${string}` })
export const table = <const T extends Record<string, Route>>(t: T) => t
/** Places of the specification that are not built: not part of the browser's entry. */
export const plannedTable = <const T extends Record<string, Place>>(t: T) => t
/** The titles of a table's places; redirects have none. */
export type TitlesOf<T> = { [N in keyof T as T[N] extends { redirect: string } ? never : N]: string }
