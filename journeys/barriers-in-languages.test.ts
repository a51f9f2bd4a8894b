import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOf } from '../dev/vitest/turn.ts'
import { barriersAtBoth } from './barriers.ts'
import type { Cast } from './cast.ts'
import { plainVisits } from './left-in-korean.ts'
import { visit, visitorIn } from './visit-places.ts'
import { startWorldWithCast, type World } from './world.ts'

let world: World & { cast: Cast }
beforeAll(async () => {
  world = await startWorldWithCast()
})
afterAll(() => world.end())

// The walk in Korean does not cover longer words, other fonts and translated labels.
test.each(['en', 'zh', 'vi'])(
  'no tool finds a barrier in any place in %s, at 390 and 1280 px',
  async (lang) => {
    const walked = turnOf(`barriers in ${lang}`, plainVisits, 36)
    const context = await world.browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const page = await visitorIn(context)
    const found: string[] = []
    for (const look of walked) {
      expect(await visit(page, world, look, { nz_lang: lang }), look.title).toBeNull()
      for (const what of await barriersAtBoth(page, 1280, 390)) found.push(`${look.title}: ${what}`)
    }
    await context.close()
    expect(found).toEqual([])
  },
  1_200_000,
)
