import { isPlanned, link, routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { placeHref } from '../kernel/links.ts'
import { isWatching } from '../kernel/watching.ts'
import { tabs, type Tab } from '../ui/bottom-nav.tsx'

export const tabPlaces: Record<Tab, RouteName> = {
  main: 'main',
  doby: 'doby',
  analyze: 'analyze',
  subscribe: 'subscribe',
  mypage: 'mypage',
}
/** Where a tab leads: who watches a home sees it, not what it costs. */
const placeOf = (tab: Tab): RouteName => (tab === 'subscribe' && isWatching() ? 'subscribeWatching' : tabPlaces[tab])
/** A tab whose place is not built is hidden; the bank partner's users have no monthly rent tab. */
export const hiddenTabs = (partner: boolean): Tab[] =>
  tabs.filter((tab) => isPlanned(routes[placeOf(tab)]) || (partner && tab === 'doby'))

/** `preview` and `feed` are tabs of the specification without a button of their own: they highlight none. */
export const tabOf = (footer: string): Tab | null => tabs.find((tab) => tab === footer) ?? null

export const tabLinks = (partner: boolean): Record<Tab, string> => ({
  main: placeHref('main', partner),
  doby: link('doby'),
  analyze: placeHref('analyze', partner),
  subscribe: placeHref(placeOf('subscribe'), partner),
  mypage: placeHref('mypage', partner),
})
