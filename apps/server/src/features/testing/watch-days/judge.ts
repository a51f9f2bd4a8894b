import { judgeAlerts } from './judge-alerts.ts'
import { judgeFeed, judgeLookUps, readFed } from './judge-feed.ts'
import { judgeMoney } from './judge-money.ts'
import { readBook, type Book } from './outside.ts'
import { readPeople } from './people.ts'
import type { World } from './world.ts'

/** `home`: null if it is about no home. */
export type Wrong = { home: number | null; wrong: string }

/** Everything that breaks a promise, by the outside world's own records and by our own rules. */
export async function judge(world: World): Promise<{ book: Book; wrong: Wrong[] }> {
  const book = await readBook(world)
  const people = await readPeople(world, book)
  const fed = await readFed(world)
  const { rows: dead } = await world.server.owner.query<{ name: string; error: string }>(
    `select name, error from platform_job where state = 'dead'`,
  )
  const wrong = [
    ...judgeAlerts(world, book, people, fed),
    ...(await judgeFeed(world, book.changes, fed)),
    ...(await judgeLookUps(world)),
    ...(await judgeMoney(world, book)),
    ...dead.map(({ name, error }) => ({ home: null, wrong: `the job ${name} is dead: ${error}` })),
    ...(await failed(() => world.server.checkInvariants({ inTime: true }))),
    ...(await failed(() => world.server.checkBooks({ atRest: true }))),
  ]
  return { book, wrong }
}

async function failed(check: () => Promise<void>): Promise<Wrong[]> {
  try {
    await check()
    return []
  } catch (error) {
    return [{ home: null, wrong: String(error) }]
  }
}
