import { places, routes, twinOf, type RouteName } from '@jipsalpim/contract/routes.ts'
import { titleOf } from '@jipsalpim/contract/titles.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import {
  barriersAtBoth,
  contrast,
  lostCells,
  outOfOrder,
  tooLow,
  tooSmall,
  tooWide,
  tooWideInLarge,
} from './barriers.ts'
import type { Cast } from './cast.ts'
import { states } from './place-states.ts'
import type { State } from './states/state.ts'
import { button } from './story.ts'

type World = { browser: Browser; url: string; cast: Cast }
/** `at`: the place that is displayed in the end. */
export type Visit = { name: RouteName; path: string; at: RouteName; lands: string; state: State; title: string }
const built = places().filter((p) => !('redirect' in p.route))

/** Every built place of the route table, in each of its states: a new one is included automatically. */
export const visits: readonly Visit[] = built.flatMap(({ name, path, ione, route }) =>
  (states[name] ?? [{ who: whoBy(route.access) }]).map((state, i) => {
    const to = state.leads === undefined ? path : routes[state.leads].path
    return {
      name,
      path,
      at: state.leads ?? name,
      lands: ione && state.leads ? twinOf(to) : to,
      state,
      title: `${path} ${i + 1}`,
    }
  }),
)
function whoBy(access: string): State['who'] {
  return access === 'operator' ? 'operator' : access === 'login' ? 'owner' : 'guest'
}

/** The problems of these. `drawn`: what was checked before; twins that render the same are checked once. */
export async function visitPlaces(world: World, drawn: Set<string>, which: readonly Visit[]): Promise<string[]> {
  const rest = [...which]
  const found: string[] = []
  const lane = async () => {
    const context = await world.browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
    })
    const page = await visitorIn(context)
    for (let look = rest.shift(); look; look = rest.shift())
      for (const problem of await visitPlace(page, world, look, drawn)) found.push(`${look.title}: ${problem}`)
    await context.close()
  }
  await Promise.all([lane(), lane()])
  return found
}

async function visitPlace(page: Page, world: World, target: Visit, drawn: Set<string>): Promise<string[]> {
  let draws = ''
  // A second try checks again what was wrong.
  const wrong = (problems: string[]): string[] => {
    if (problems.length > 0) drawn.delete(draws)
    return problems
  }
  try {
    const astray = await visit(page, world, target)
    if (astray !== null) return [astray]
    const called = await page.title()
    if (called !== `${titleOf(target.at)} · 집살핌`) return [`the window is called '${called}'`]
    draws = await page.evaluate<string>(DRAWN_AS)
    if (drawn.has(draws)) return []
    drawn.add(draws)
    // Last at the width of the checks below.
    const light = await barriersAtBoth(page, 1280, 390)
    const order = await outOfOrder(page)
    const dark = (await contrast(page, 'dark')).map((p) => `in the dark ${p}`)
    const small = (await tooSmall(page)).map((p) => `too small: ${p}`)
    const wide = (await tooWide(page, 320)).map((p) => `at 320 px ${p}`)
    const lost = (await lostCells(page, 320)).map((p) => `not shown at 320 px: ${p}`)
    const large = (await tooWideInLarge(page, 390)).map((p) => `with text of 200 % at 390 px ${p}`)
    const low = (await tooLow(page)).map((p) => `on a phone's side ${p}`)
    return wrong([...light, ...order, ...dark, ...small, ...wide, ...lost, ...large, ...low])
  } catch (error) {
    return wrong([String(error)])
  }
}

/** One page for all visits: a new one would start a process each time. */
export async function visitorIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  // A place with typed input asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  return page
}

/** The place as a user with this device sees it, once nothing moves any more; if it redirected, where to. */
export async function visit(
  page: Page,
  { url, cast }: World,
  { path, lands, state }: Visit,
  device: Record<string, string> = {},
): Promise<string | null> {
  // As a new page would be.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url}/robots.txt`, { waitUntil: 'commit' })
  await page.evaluate(`for (const [where, held] of [[localStorage, ${JSON.stringify({ ...deviceOf(cast, state), ...device })}], [sessionStorage, ${JSON.stringify(state.tab ?? {})}]]) {
    where.clear()
    for (const [key, value] of Object.entries(held)) where.setItem(key, value)
  }`)
  // Unanswered until the next visit.
  if (state.holds !== undefined) await page.route(state.holds, () => undefined)
  const params = state.params?.(cast) ?? {}
  const fill = (place: string) => place.replace(/:(\w+)/g, (_, key: string) => String(params[key]))
  await page.goto(`${url}${fill(path)}${state.query ? `?${state.query(cast)}` : ''}`, { waitUntil: 'commit' })
  await still(page)
  // A redirecting place is still, too, while its target is fetched.
  if (state.leads !== undefined) {
    await page.waitForURL((to) => to.pathname === fill(lands), { timeout: 12_000 }).catch(() => undefined)
    await still(page)
  }
  for (const name of state.press ?? []) {
    await button(page, new RegExp(`${name}$`))
      .last()
      .click({ timeout: 5000 })
    await still(page)
  }
  const here = new URL(page.url()).pathname
  return here === fill(lands) ? null : `leads to ${here}: say in journeys/states what it needs`
}

function deviceOf(cast: Cast, { who = 'guest', answers, draft: other }: State): Record<string, string> {
  const { 'nz_draft_order-report': draft = '{}', ...device } = cast.devices[who]
  if (other) {
    const stored = { version: other.version, owner: null, savedAt: Date.now(), answers: other.answers }
    return { ...device, [`nz_draft_${other.funnel}`]: JSON.stringify(stored) }
  }
  if (!answers) return device
  const stored = JSON.parse(draft) as { answers: Record<string, unknown> } // as the client keeps a draft
  return { ...device, 'nz_draft_order-report': JSON.stringify({ ...stored, answers: answers(stored.answers) }) }
}

/** A heading is there, nothing is pending, and nothing has changed for a moment. */
async function still(page: Page): Promise<void> {
  let before = ''
  for (let tries = 0; tries < 200; tries++) {
    const now = await page.evaluate<string>(STANDS).catch(() => '') // on its way to another page
    if (now !== '' && now === before) return
    before = now
    await page.waitForTimeout(60)
  }
  throw new Error(`not still within 12 s: ${page.url()}`)
}
const STANDS = `document.querySelector('main h1') && !document.querySelector('[aria-busy="true"], .animate-breathe') ? location.pathname + document.body.innerHTML.length : ''`
/** Everything that is rendered, without the names that React generates and the suffix of a twin's links. */
const DRAWN_AS = `document.body.innerHTML.replaceAll('-ione', '').replaceAll('"/ione"', '"/main"').replaceAll(/_r_\\w+_|«\\w+»|:r\\w+:/g, '')`
