import { URGENT_LOOKUPS_AN_HOUR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { Change } from './outside.ts'
import { DAY } from './story.ts'
import type { Fed, World } from './world.ts'

/** Rows that were applied longer ago may be deleted by now (`sweepFeed`): what was read then cannot be judged. */
const KEPT_MS = 59 * DAY
/** A court that was read longer ago is not covered; a step of the worker. */
const FRESH_MS = 10 * 60_000

type Checked = { home: number; until: Date; fed: boolean }

/** The rows of the feed that the product has stored, also those that it replaced since by others of their numbers. */
export async function readFed(world: World): Promise<readonly Fed[]> {
  const { rows } = await world.server.owner.query<Omit<Fed, 'home'> & { unique_no: string }>(
    `select unique_no, receipt_no as "receiptNo", state_word as word, stored_at as "storedAt"
     from subscribe_feed_row join subscribe_turn using (home_seq) order by stored_at`,
  )
  const homes = homesByNo(world)
  return [...world.fed, ...rows.map(({ unique_no, ...row }) => ({ ...row, home: homes.get(unique_no) ?? -1 }))]
}
const homesByNo = ({ homes }: World): ReadonlyMap<string, number> => new Map([...homes].map(([home, no]) => [no, home]))

/** A feed that is down sends its homes to the list, within the look-ups that an account may make in an hour. */
export async function judgeLookUps({ server }: World): Promise<{ home: null; wrong: string }[]> {
  const { rows } = await server.owner.query<{ identity: number; hour: Date; used: number }>(
    'select identity, hour, used from subscribe_quota where used > $1',
    [URGENT_LOOKUPS_AN_HOUR],
  )
  return rows.map((r) => ({
    home: null,
    wrong: `account ${r.identity} was used for ${r.used} look-ups in the hour of ${r.hour.toISOString()}`,
  }))
}

/**
 * A check by the feed says that nothing else has happened until its time: every change at the home until then was read
 * from the feed, or could be seen in the list since.
 */
export async function judgeFeed(
  world: World,
  changes: readonly Change[],
  fed: readonly Fed[],
): Promise<{ home: number; wrong: string }[]> {
  if (!world.story.feed) return []
  const { rows } = await world.server.owner.query<Omit<Checked, 'home'> & { unique_no: string }>(
    // Where the list is asked at once, the rows of the feed were news, and the feed did not cover the home.
    `select unique_no, c.at as until, c.source = 'feed' as fed from subscribe_check c join subscribe_turn using (home_seq)
     where c.kind <> 'first' and c.result in ('none', 'cases') and unique_no is not null
       and not (c.source = 'feed' and exists (select from subscribe_check l where l.home_seq = c.home_seq
         and l.source <> 'feed' and l.kind = 'cases' and l.at between c.at and c.at + interval '1 minute'))
     order by c.at`,
  )
  const homes = homesByNo(world)
  const checks = rows.map(({ unique_no, ...row }): Checked => ({ ...row, home: homes.get(unique_no) ?? -1 }))
  const now = world.server.ctx.now().getTime()
  const since = new Map<number, number>()
  for (const { home, until } of checks) since.set(home, Math.min(since.get(home) ?? Infinity, until.getTime()))
  return changes.flatMap((change) => {
    const { home, at } = change
    if (at.getTime() < (since.get(home) ?? Infinity) || at.getTime() < now - KEPT_MS) return []
    const row = fed.find((f) => f.home === home && f.receiptNo === change.receiptNo && f.word === change.word)
    const list = checks.find((c) => c.home === home && !c.fed && c.until >= at)
    const readAt = Math.min(row?.storedAt.getTime() ?? Infinity, list?.until.getTime() ?? Infinity)
    const blind = checks.find(
      (c) =>
        c.home === home &&
        c.fed &&
        c.until > at &&
        c.until.getTime() + FRESH_MS + world.backMs < readAt &&
        c.until.getTime() < at.getTime() + 30 * DAY,
    )
    return blind
      ? [
          {
            home,
            wrong: `${change.word} ${change.receiptNo} of ${at.toISOString()} was not read, and a check by the feed covers until ${blind.until.toISOString()}`,
          },
        ]
      : []
  })
}
