import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { prepared } from '../../../../db/prepared.ts'
import type { Context } from '../kernel/context.ts'
import type { SealPlace } from '../crypto/seal.ts'
import { sign } from '../crypto/token.ts'
import { refusal, type Answer } from './envelope.ts'

/** Longer than any action lasts; after it a repeat may continue where a killed process left the key. */
const LOCK_SECONDS = 20

export type Once = { user: number; route: string; key: string; input: unknown }

/**
 * Returns the first answer again for the same key and input, byte for byte. 5xx answers are not stored. If a killed
 * process had locked the key, the action runs again: it must find finished work by its own business key.
 */
export async function once(
  ctx: Context,
  { user, route, key, input }: Once,
  act: () => Promise<Answer>,
): Promise<Answer> {
  // Keyed: an input may be little more than a phone number, which could be guessed from a plain hash.
  const hash = Buffer.from(sign(ctx.settings.signingKey, 'once', canonical(input)), 'base64url')
  const lock = await claim(ctx, { user, route, key, hash })
  if ('answer' in lock) return lock.answer
  const mine = { user, route, key, until: lock.until }
  const answer = await act()
  if (answer.status < 500)
    await saveAnswer(ctx.db, {
      ...mine,
      status: answer.status,
      body: ctx.seal.sealPacked(placeOf(mine), answer.body.toString()),
    })
  else await release(ctx.db, mine)
  return answer
}

const placeOf = ({ user, route, key }: Pick<Once, 'user' | 'route' | 'key'>): SealPlace => ({
  table: 'platform_once',
  column: 'answer_sealed',
  row: `${user}:${route}:${key}`,
})
type Claimed = { user: number; route: string; key: string; until: Date }
const saveAnswer = prepared((db, v: Claimed & { status: number; body: Buffer }) =>
  found(db.updateTable('platform_once').set({ state: 'done', status: v.status, answer_sealed: v.body }), v),
)
const release = prepared((db, v: Claimed) =>
  found(db.updateTable('platform_once').set({ locked_until: sql`clock_timestamp()` }), v),
)
const found = (update: UpdateQueryBuilder<Database, 'platform_once', 'platform_once', UpdateResult>, v: Claimed) =>
  update
    .where('user_seq', '=', v.user)
    .where('route', '=', v.route)
    .where('key', '=', v.key)
    .where('state', '=', 'running')
    .where('locked_until', '=', v.until)

// In milliseconds, like the driver's Date: the time is compared again at the end.
const until = sql<Date>`date_trunc('milliseconds', clock_timestamp() + ${LOCK_SECONDS} * interval '1 second')`
const insertFresh = prepared((db, v: Place) =>
  db
    .insertInto('platform_once')
    .values({
      user_seq: v.user,
      route: v.route,
      key: v.key,
      body_hash: v.hash,
      state: 'running',
      locked_until: until,
    })
    .onConflict((c) => c.doNothing())
    .returning('locked_until'),
)

type Place = { user: number; route: string; key: string; hash: Buffer }

async function claim(ctx: Context, { user, route, key, hash }: Place): Promise<{ until: Date } | { answer: Answer }> {
  const [fresh] = await insertFresh(ctx.db, { user, route, key, hash })
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
  if (known.state === 'done') {
    const { status, answer, answer_sealed } = known
    const body = answer_sealed ? ctx.seal.openPacked(placeOf({ user, route, key }), answer_sealed).reveal() : answer
    // a finished row has both, by the one update above
    return { answer: { status: status as number, body: body as string } }
  }
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

/** The same text for any order of an object's keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    // narrowed to a non-null, non-array object on this line
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )
}
