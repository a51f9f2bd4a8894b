import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOf } from '../dev/vitest/turn.ts'
import type { Cast } from './cast.ts'
import { visits, visitPlaces, type Visit } from './visit-places.ts'
import { startWorldWithCast, type World } from './world.ts'

/** The walk over all places is split into this many files, so that no worker is left with it alone at the end. */
export const FILES = 3
/**
 * One test per part: each has its own time limit on a slow machine, and a second try does not repeat the whole walk.
 */
const PARTS = 3

const names = [...new Set(visits.map(({ name }) => name))]
/** The places of a file, with their twins: those that render the same are checked once. */
const visitsOf = (file: number): Visit[] => {
  const mine = names.filter((_, i) => i % FILES === file - 1)
  const now = turnOf(`places, file ${file}`, mine, 12)
  return visits.filter(({ name }) => now.includes(name))
}

/** The tests of one of the files, from 1. */
export function walkPlaces(file: number): void {
  let world: World & { cast: Cast }
  beforeAll(async () => {
    world = await startWorldWithCast()
  })
  afterAll(() => world.end())

  const mine = visitsOf(file)
  const drawn = new Set<string>()
  test.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
    `no tool finds a barrier in any place, at 390 and 1280 px, in the light and in the dark; what is read last stands last, controls fit a finger, nothing is wider than 320 px or with text of 200 %, no column of a table is lost, bars leave half of a phone on its side, the window is called after its place (file ${file} of ${FILES}, part %i of ${PARTS})`,
    async (part) => {
      const now = mine.filter((_, i) => i % PARTS === part - 1)
      expect(await visitPlaces(world, drawn, now)).toEqual([])
      if (part === PARTS) expect(drawn.size).toBeGreaterThan(mine.length * 0.6)
    },
    240_000,
  )
}
