import type { createBrowserRouter } from 'react-router'
import { leaveWord, send } from '../kernel/calls/client.ts'
import type { PlaceHandle } from '../kernel/links.ts'
import { isLoggedIn } from '../kernel/login/session.ts'
import { drainTracked } from '../kernel/track.ts'
import { optsOut, usageDevice } from '../kernel/usage.ts'

type Router = ReturnType<typeof createBrowserRouter>
type View = { place: string; at: number }

/** Well below the maximum per call. */
const MOST = 20
const MARKS = ['nz_source', 'nz_medium', 'nz_campaign', 'nz_t'] as const
const ARRIVED = 'nz_arrived'

/**
 * Counts which places are viewed, by their names in the route table and never by a URL, and events: collected, and sent
 * when the page is hidden. In a chunk of its own, after the first screen.
 */
export function countPageViews(router: Router): void {
  if (optsOut()) return
  let views: View[] = []
  let last = ''
  const note = () => {
    const { matches, location } = router.state
    // The router sets a PlaceHandle on every place and no other handle on any route.
    const place = (matches.findLast((m) => m.route.handle !== undefined)?.route.handle as PlaceHandle | undefined)?.name
    if (place === undefined || location.key === last) return
    last = location.key
    views.push({ place, at: Date.now() })
    if (views.length >= MOST) notify()
  }
  const notify = () => {
    const events = drainTracked()
    if (views.length > 0)
      leaveWord('pageView', { views: views.map(({ place, at }) => ({ place, ago_ms: ago(at) })), ...deviceOf() })
    if (events.length > 0)
      leaveWord('trackingEvent', { events: events.map(({ event, at }) => ({ event, ago_ms: ago(at) })), ...deviceOf() })
    views = []
  }
  note()
  router.subscribe(note)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && notify())
  void reportArrival()
}

/** A day at most: a page may stay open for weeks. */
const ago = (at: number): number => Math.min(Math.max(Date.now() - at, 0), 86_400_000)

/** The source of this visit, once per tab; and the user of this device, if they agreed to that. */
async function reportArrival(): Promise<void> {
  const device = usageDevice()
  if (device !== null && isLoggedIn()) await send('trackingMatch', { device })
  const marks = MARKS.map(markOf)
  const [nz_source = null, nz_medium = null, nz_campaign = null, nz_t = null] = marks
  const trail = marks.join(' ')
  if (sessionStorage.getItem(ARRIVED) === trail || marks.every((mark) => mark === null)) return
  sessionStorage.setItem(ARRIVED, trail)
  leaveWord('trackingCampaign', { nz_source, nz_medium, nz_campaign, nz_t, ...deviceOf() })
}
/** The parameters come from a URL: only plain words are sent on. */
const markOf = (mark: string): string | null =>
  /^[\p{L}\p{N}_.-]{1,40}$/u.exec(sessionStorage.getItem(mark) ?? '')?.[0] ?? null

const deviceOf = () => {
  const device = usageDevice()
  return device === null ? {} : { device }
}
