import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { placeHref } from '../kernel/links.ts'
import { isWatching } from '../shared/watching/watching.ts'
import { tabs, type Tab, type TabLinks } from '../ui/layout/bottom-nav.tsx'

/** A tab whose place is not built has none. */
export const tabPlaces: Readonly<Partial<Record<Tab, RouteName>>> = {
  main: 'main',
  analyze: 'analyze',
  subscribe: 'subscribe',
  mypage: 'mypage',
}
/** Where a tab leads: users who watch a home see the watch, not what it costs. */
const placeOf = (tab: Tab): RouteName | undefined =>
  tab === 'subscribe' && isWatching() ? 'subscribeWatching' : tabPlaces[tab]
/** `preview` and `feed` are tabs of the specification without a button of their own: they highlight none. */
export const tabOf = (footer: string): Tab | null => tabs.find((tab) => tab === footer) ?? null

/** Where the tabs lead; the bank partner's users have no monthly rent tab. */
export const tabLinks = (partner: boolean): TabLinks =>
  Object.fromEntries(
    tabs.flatMap((tab) => {
      const place = partner && tab === 'doby' ? undefined : placeOf(tab)
      return place === undefined ? [] : [[tab, placeHref(place, partner)]]
    }),
  )
