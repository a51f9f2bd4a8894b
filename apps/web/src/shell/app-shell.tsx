import { isPlanned, link, routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { placeHref, type PlaceHandle } from '../kernel/links.ts'
import { isSampleWorld } from '../kernel/outside.ts'
import { Banner } from '../ui/banner.tsx'
import { BottomNav, tabs, type Tab } from '../ui/bottom-nav.tsx'
import { OverlayHost } from '../ui/overlay-host.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { useArrival } from './arrival.ts'
import { InitOverlay } from './init-overlay.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useOnline } from './online.ts'
import { useWide } from './wide.ts'
import { words } from './words.ts'

// Seen on wide screens alone, so not in the entry.
const SidePanel = lazy(async () => ({ default: (await import('./side-panel.tsx')).SidePanel }))

/** What stands around every place; what of it is shown comes from the place's row in the route table. */
export function AppShell() {
  const place = usePlaceHere()
  const online = useOnline()
  const wide = useWide()
  const route = place?.route
  useArrival(words.title(route && 'title' in route ? route.title : place ? '' : words.notFound))
  const partner = place?.ione === true || sessionStorage.getItem('nz_source') === 'ione'
  const nav = route?.hideFooter ? undefined : (
    <BottomNav current={tabOf(route?.footer ?? 'none')} to={tabLinks(partner)} hidden={hiddenTabs(partner)} />
  )
  const aside = wide && !route?.hideSidePanel && (
    <Suspense>
      <SidePanel />
    </Suspense>
  )
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-40 rounded-md bg-ink px-4 py-3 text-body font-semibold text-sheet focus:top-4"
      >
        {words.skip}
      </a>
      <NavigationProgress />
      <PageFrame nav={nav} aside={aside}>
        {isSampleWorld() && <SampleMark ribbon />}
        {!online && (
          <div className="px-5 pt-3">
            <Banner kind="offline" title={words.offline} urgent>
              {words.offlineText}
            </Banner>
          </div>
        )}
        <Outlet />
      </PageFrame>
      <ToastRegion />
      <OverlayHost />
      <InitOverlay />
      <ScrollRestoration />
    </>
  )
}

/** null where no row of the table matches: the not-found page. */
function usePlaceHere(): PlaceHandle | null {
  // The router hangs a PlaceHandle on every place and nothing else on any route.
  return (useMatches().findLast((m) => m.handle !== undefined)?.handle as PlaceHandle | undefined) ?? null
}

const tabPlaces: Record<Tab, RouteName> = {
  main: 'main',
  doby: 'doby',
  analyze: 'analyze',
  subscribe: 'subscribe',
  mypage: 'mypage',
}
/** A tab whose place is not built leads nowhere; the bank partner's people have no monthly rent. */
const hiddenTabs = (partner: boolean): Tab[] =>
  tabs.filter((tab) => isPlanned(routes[tabPlaces[tab]]) || (partner && tab === 'doby'))

/** `preview` and `feed` are tabs of the specification without a button of their own: they light up none. */
const tabOf = (footer: string): Tab | null => tabs.find((tab) => tab === footer) ?? null

const tabLinks = (partner: boolean): Record<Tab, string> => ({
  main: partner ? link('ione') : link('main'),
  doby: link('doby'),
  analyze: placeHref('analyze', partner),
  subscribe: placeHref('subscribe', partner),
  mypage: placeHref('mypage', partner),
})
