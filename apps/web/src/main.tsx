import './styles/app.css'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { isInApp } from './kernel/device/in-app.ts'
import { language } from './lang/language.ts'
import { wordsReady } from './lang/translated.ts'
import { makeRouter } from './kernel/router.tsx'
import { recordCouponOfLink } from './shared/coupon/chosen-coupon.ts'
import { recordPartnerPass } from './shared/campaign/partner-pass.ts'
import { fetchOwnFont, ownFontOfCache } from './shell/own-font.ts'
import { loadShell } from './shell/app-shell.tsx'
import { applyTheme } from './shell/theme.ts'

applyTheme()
if (isInApp()) {
  sessionStorage.setItem('nz_app', '1')
  void import('./shell/app-start.ts').then(({ startInApp }) => startInApp())
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
document.documentElement.lang = language()
// The first screen is rendered in its final language; texts that fail to load are shown in Korean. The router loads the
// first place's texts, so it does not start before; and in a task of its own, so that a tap is answered between it and
// the evaluation of the scripts.
const nextTask = new Promise((done) => setTimeout(done))
const routed = Promise.all([wordsReady(), nextTask]).then(() =>
  makeRouter((url) => {
    recordPartnerPass()
    recordCouponOfLink(url)
  }),
)
/** The server's first screen of the place stays until its own is ready, and no longer than this. */
const FIRST_SCREEN_MS = 4_000
const placeReady = (router: ReturnType<typeof makeRouter>) =>
  new Promise<void>((done) => {
    router.subscribe(({ initialized }) => initialized && done())
    if (router.state.initialized) done()
  })
const late = new Promise((done) => setTimeout(done, FIRST_SCREEN_MS))
const shell = loadShell()
const font = ownFontOfCache()
void routed.then(async (router) => {
  await Promise.race([Promise.all([placeReady(router), shell]), late])
  await font
  // As a transition it is rendered in slices of a few milliseconds: a tap or a scroll meanwhile is answered between two.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  fetchOwnFont()
})

const countViews = () =>
  void Promise.all([routed, import('./shell/page-views.ts')]).then(
    ([router, { countPageViews }]) => countPageViews(router),
    () => undefined,
  )
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(countViews) : setTimeout(countViews, 300))
if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
