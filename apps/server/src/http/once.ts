import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../main/context.ts'
import { refusal, type Answer } from './envelope.ts'

/** Longer than any action lasts; after it a repeat may go on where a killed process left the key. */
const LOCK_SECONDS = 20

export type Once = { user: number; route: string; key: string; input: unknown }

/**
 * The first answer again for the same key and input, byte for byte. 5xx is not kept. An action behind a key that a
 * killed process held runs again: it must find what was done by its own business key.
 */
export async function once(
  ctx: Context,
  { user, route, key, input }: Once,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256').update(canonical(input)).digest()
  const lock = await take(ctx, { user, route, key, hash })
  if ('answer' in lock) return lock.answer
  const mine = ctx.db
    .updateTable('platform_once')
    .where('user_seq', '=', user)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('locked_until', '=', lock.until)
  const answer = await act()
  if (answer.status < 500) await mine.set({ state: 'done', status: answer.status, answer: answer.body }).execute()
  else await mine.set({ locked_until: sql`clock_timestamp()` }).execute()
  return answer
}

type Place = { user: number; route: string; key: string; hash: Buffer }

async function take(ctx: Context, { user, route, key, hash }: Place): Promise<{ until: Date } | { answer: Answer }> {
  // Milliseconds, as the driver's Date has them: the time is compared again at the end.
  const until = sql<Date>`date_trunc('milliseconds', clock_timestamp() + ${LOCK_SECONDS} * interval '1 second')`
  const fresh = await ctx.db
    .insertInto('platform_once')
    .values({ user_seq: user, route, key, body_hash: hash, state: 'running', locked_until: until })
    .onConflict((c) => c.doNothing())
    .returning('locked_until')
    .executeTakeFirst()
  if (fresh) return { until: fresh.locked_until }
  const known = await ctx.db
    .selectFrom('platform_once')
    .selectAll()
    .where('user_seq', '=', user)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!known) return { answer: refusal('repeatInFlight') }
  if (!known.body_hash.equals(hash)) return { answer: refusal('conflictingRepeat') }
  // a done row has both, by the one update above
  if (known.state === 'done') return { answer: { status: known.status as number, body: known.answer as string } }
  const taken = await ctx.db
    .updateTable('platform_once')
    .set({ locked_until: until })
    .where('user_seq', '=', user)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('locked_until', '<=', sql<Date>`clock_timestamp()`)
    .returning('locked_until')
    .executeTakeFirst()
  return taken ? { until: taken.locked_until } : { answer: refusal('repeatInFlight') }
}

/** The same object whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    // narrowed to a non-null, non-array object on this line
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )
}
