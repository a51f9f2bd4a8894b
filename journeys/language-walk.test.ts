import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOf } from '../dev/vitest/turn.ts'
import type { Cast } from './cast.ts'
import { leftIn, plainVisits } from './left-in-korean.ts'
import { startWorldWithCast, type World } from './world.ts'

let world: World & { cast: Cast }
beforeAll(async () => {
  world = await startWorldWithCast()
})
afterAll(() => world.end())

/** One test per part, so that each has its own time limit on a slow machine. */
const PARTS = 4
test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  `in English no Korean sentence is left in any place (part %i of ${PARTS})`,
  async (part) => {
    expect(plainVisits.length).toBeGreaterThan(90)
    const mine = plainVisits.filter((_, i) => i % PARTS === part - 1)
    // A sixth of them in a run of everything: the English texts of every place are complete by type.
    expect(await leftIn(world, 'en', turnOf(`English, part ${part}`, mine, 6))).toEqual([])
  },
  240_000,
)
