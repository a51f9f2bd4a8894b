import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOf } from '../dev/vitest/turn.ts'
import type { Cast } from './cast.ts'
import { poison, shownIn, struckIn, watch } from './hostile-answers.ts'
import { visits, visit, visitorIn } from './visit-places.ts'
import { startWorldWithCast, type World } from './world.ts'

let world: World & { cast: Cast }
beforeAll(async () => {
  world = await startWorldWithCast()
})
afterAll(() => world.end())

/** Each place with a user's data, once. */
const telling = visits
  .filter(
    ({ path, state: { who = 'guest', holds } }) =>
      who !== 'guest' && who !== 'new' && holds === undefined && !path.includes('ione'),
  )
  .filter(({ path }, i, all) => all.findIndex((other) => other.path === path) === i)
test('whatever an answer says is text in every place: no script runs, no part of a page comes of it, no policy is asked', async () => {
  const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await watch(context)
  await poison(context)
  const found: string[] = []
  let shown = 0
  const page = await visitorIn(context)
  for (const look of turnOf('places with hostile answers', telling, 4)) {
    // a place that redirects because of its answers is checked where it leads
    await visit(page, world, look).catch((error: unknown) => found.push(`${look.title}: ${String(error)}`))
    found.push(...(await struckIn(page)).map((what) => `${look.title}: ${what}`))
    shown += await shownIn(page)
  }
  expect(found).toEqual([])
  expect(shown).toBeGreaterThan(15)
  // A hit would be detected.
  await page.goto(`${world.url}/robots.txt`)
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src=x data-struck=1 onerror=struck()>')`)
  await expect.poll(() => struckIn(page)).toHaveLength(2)
  await context.close()
}, 180_000)
