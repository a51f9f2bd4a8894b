import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Context } from '../../kernel/context.ts'
import { lastDay } from './ending/last-day.ts'
import { openLots } from './queries.ts'

/** How many tickets a user may use today, and the last day of those that end first; null without any. */
export async function readTickets(
  ctx: Pick<Context, 'db'>,
  userSeq: number,
): Promise<{ amount: number; until: Day | null }> {
  const lots = await openLots(ctx.db, userSeq)
  const [first] = lots
  return { amount: lots.reduce((sum, lot) => sum + lot.remaining, 0), until: first ? lastDay(first.expires_at) : null }
}
