import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import { coveredUntil } from '../feed/coverage.ts'
import { waitingRows } from '../feed/feed-queries.ts'
import type { HomeRow } from '../queries.ts'
import type { Found } from './found.ts'

/** The feed's rows for a home; null if it has none and does not cover the home. */
export async function readFeedRows(ctx: Context, home: HomeRow): Promise<(Found & { is: 'events' }) | null> {
  if (!ctx.applicationsFeed) return null
  return ctx.tx(async ({ db }) => {
    const { rows: covered } = await sql<{ until: Date | null }>`
      select ${coveredUntil} as until from subscribe_turn h where home_seq = ${home.home_seq}`.execute(db)
    const until = covered[0]?.until ?? null
    const rows = await waitingRows(db, home.home_seq)
    return rows.length === 0 && until === null ? null : { is: 'events', source: 'feed', rows, until }
  })
}
