import { afterAll, beforeAll, expect, test } from 'vitest'
import { looks, lookAtPlaces } from './look-at-places.ts'
import { makeCast, type Cast } from './place-states.ts'
import { startWorld, type World } from './world.ts'

let world: World
let cast: Cast
beforeAll(async () => {
  world = await startWorld()
  cast = await makeCast(world.url)
})
afterAll(() => world.end())

test('no tool finds a barrier in any place, at 390 px, in the light and in the dark; controls fit a finger, nothing is wider than 360 px', async () => {
  const { found, drawn } = await lookAtPlaces({ ...world, cast })
  expect(found).toEqual([])
  expect(drawn).toBeGreaterThan(looks.length * 0.6)
  // Under a minute where nothing else runs.
}, 300_000)
