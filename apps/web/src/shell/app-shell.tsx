import type { Place } from '@jipsalpim/contract/route.ts'
import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { Suspense, useSyncExternalStore } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { lazyOptional } from '../kernel/chunks/lazy-optional.ts'
import { useLeaveGuard } from '../kernel/funnel/leave-guard.ts'
import { isPartner, useNowhere, usePlaceHere, type PlaceHandle } from '../kernel/links.ts'
import { titleHere } from '../kernel/place-titles.ts'
import { offeredLanguage } from '../lang/language.ts'
import { isSampleWorld } from '../kernel/device/outside.ts'
import { Banner } from '../ui/states/banner.tsx'
import { BottomNav } from '../ui/layout/bottom-nav.tsx'
import { cx } from '../ui/cx.ts'
import { OverlayHost } from '../ui/dialogs/overlay-host.tsx'
import { PageFrame } from '../ui/layout/page-frame.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { ToastRegion } from '../ui/dialogs/toast-region.tsx'
import { useOwnFont } from './own-font.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { isLoggedIn, onSession } from '../kernel/login/session.ts'
import { isWatching, onWatching } from '../shared/watching/watching.ts'
import { InitOverlay } from './init-overlay.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useLeaveConfirmation } from './use-leave-confirmation.ts'
import { useOnline } from './online.ts'
import { usePaidDraft } from './paid-draft.ts'
import { useSessionWatch } from './session-watch.ts'
import { tabLinks, tabOf, tabPlaces } from './tab-places.ts'
import { isWide, useWide } from './wide.ts'
import { words } from './words.ts'

// Visible on wide screens only, so not in the entry chunk.
const SidePanel = lazyOptional(async () => (await import('./side-panel.tsx')).SidePanel)
const BarAbove = lazyOptional(async () => (await import('./front-bar.tsx')).BarAbove)
const ContinueBanner = lazyOptional(async () => (await import('./continue-banner.tsx')).ContinueBanner)

// Shown once, to users whose browser asks for another language than Korean.
const offers = offeredLanguage() !== null
const LanguageOffer = lazyOptional(async () => (await import('./language-offer.tsx')).LanguageOffer)
/** What this device shows above a page: loaded before the first page is rendered, which it would move down. */
export const loadShell = (): Promise<unknown> =>
  Promise.allSettled([offers && LanguageOffer.bring(), isWide() && BarAbove.bring()])

const LawFooter = lazyOptional(async () => (await import('./law-footer.tsx')).LawFooter)

/** The frame around every place; its row in the route table decides which parts are shown. */
export function AppShell() {
  const place = usePlaceHere()
  const online = useOnline()
  const wide = useWide()
  const loggedIn = useSyncExternalStore(onSession, isLoggedIn)
  // The tabs depend on it.
  useSyncExternalStore(onWatching, isWatching)
  const nowhere = useNowhere()
  const route: Place | undefined = place?.route ?? nowhere
  useOwnFont()
  useRouteFocus(words.title(titleOf(place)))
  useLeaveConfirmation()
  useLeaveGuard(place)
  useSessionWatch(place)
  usePaidDraft(loggedIn)
  const partner = isPartner(place)
  const whole = route?.wide === 'whole'
  const tabless = route?.hideFooter || route?.alone || whole || (route && 'funnel' in route)
  // A desktop-wide page has its tabs above; a front page has them in its own bar.
  const above = !tabless && wide && route?.wide === true && (
    <Suspense fallback={<div className="min-h-16" />}>
      <BarAbove />
    </Suspense>
  )
  const nav =
    tabless || above || (wide && route?.wide === 'front') ? undefined : (
      <BottomNav current={tabOf(route?.footer ?? 'none')} to={tabLinks(partner)} />
    )
  const aside = wide && (!place || panelPlaces.has(place.name)) && !route?.hideSidePanel && (
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
      <PageFrame nav={nav} above={above} aside={aside} wide={route?.wide}>
        {offers && (
          <Suspense fallback={<div className="min-h-14" />}>
            <LanguageOffer />
          </Suspense>
        )}
        {isSampleWorld() && <SampleMark ribbon />}
        {!online && (
          <div className="px-5 pt-3">
            <Banner kind="offline" title={words.offline} urgent>
              {words.offlineText}
            </Banner>
          </div>
        )}
        {place && topLevel.has(place.name) && loggedIn && (
          <Suspense>
            <ContinueBanner />
          </Suspense>
        )}
        <Outlet />
        {place && lawPlaces.has(place.name) && (
          // As high as what is loaded, so that nothing moves.
          <Suspense fallback={<div aria-busy="true" className="min-h-84" />}>
            <div className={cx(route?.wide === 'front' && 'wide:mx-auto wide:w-full wide:max-w-[72rem] wide:px-3')}>
              <LawFooter />
            </div>
          </Suspense>
        )}
      </PageFrame>
      <ToastRegion page />
      <OverlayHost />
      <InitOverlay />
      <ScrollRestoration />
    </>
  )
}

const titleOf = (place: PlaceHandle | null): string => (place ? titleHere(place.name) : words.notFound)

/** The top-level places: those of the tabs, and the homes by entry. */
const topLevel: ReadonlySet<RouteName> = new Set([...Object.values(tabPlaces), 'ich', 'ione', 'global'])

/**
 * What the service is and what users said about it are shown next to these: not next to a verdict, a payment or the
 * user's own page, nor where the service shows what it does.
 */
const panelPlaces: ReadonlySet<RouteName> = new Set(
  [...topLevel].filter((name) => name !== 'mypage' && name !== 'analyze' && name !== 'subscribe'),
)

/** The places that must name the seller: those of arrival, of payment, and of the user's own account. */
const lawPlaces: ReadonlySet<RouteName> = new Set([
  ...topLevel,
  'analyzeAmount',
  'analyzeAmountReview',
  'subscribeA',
  'subscribeAmount',
  'subscribePaymentMethod',
  'ticketPrice',
  'ticketInfo',
  'login',
  'terms',
  'privacy',
])
