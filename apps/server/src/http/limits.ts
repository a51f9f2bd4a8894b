import type { Limit } from '@jipsalpim/contract/call.ts'
import { sql } from 'kysely'
import { sign } from '../crypto/token.ts'
import type { Context } from '../kernel/context.ts'
import { networkOf } from './network-of.ts'
import { Fail, type User } from '../kernel/serve.ts'

const PERSONAS_TIMES = 1000

export type Caller = { ip: string; user: User | null; persona: boolean }

/** Refuses a call that this caller has made too often; `found` is the limit in the call's row. */
export async function limit(ctx: Context, name: string, found: Limit, caller: Caller): Promise<void> {
  const raised = caller.persona && !ctx.settings.production
  const who = found.by === 'user' && caller.user ? `user:${caller.user.seq}` : `ip:${hidden(ctx, caller.ip)}`
  const [times, seconds] = 'perHour' in found ? [found.perHour, 3600] : [found.perMinute, 60]
  const hits = await count(ctx, `${name} ${who}`, seconds)
  if (hits > times * (raised ? PERSONAS_TIMES : 1)) throw new Fail('tooMany')
}

/** For requests that are not calls: true while this address is within its limit per minute. */
export const isWithinLimit = async (ctx: Context, purpose: string, ip: string, perMinute: number): Promise<boolean> =>
  (await count(ctx, `${purpose} ip:${hidden(ctx, ip)}`, 60)) <= perMinute

/** Allowed wrong guesses per hour: per user, and for all users of one address. */
const TRIES = { person: 10, address: 60 }
export type CountedTries = readonly string[]

/** Counts a try before it is checked. Refuses when it is one too many; refused tries stay counted. */
export async function spendTry(ctx: Context, purpose: string, user: User): Promise<CountedTries> {
  const raised = user.persona && !ctx.settings.production ? PERSONAS_TIMES : 1
  const buckets = [
    { bucket: `${purpose} user:${user.seq}`, most: TRIES.person },
    { bucket: `${purpose} ip:${user.from()}`, most: TRIES.address },
  ]
  const hits = await Promise.all(buckets.map(({ bucket }) => count(ctx, bucket, 3600)))
  if (buckets.some(({ most }, i) => (hits[i] ?? 0) > most * raised)) throw new Fail('tooMany')
  return buckets.map(({ bucket }) => bucket)
}
/** Removes a try from the count, because it was right. */
export async function returnTry(ctx: Context, spent: CountedTries): Promise<void> {
  await ctx.db
    .updateTable('platform_limit')
    .set((e) => ({ hits: e('hits', '-', 1) }))
    .where('bucket', 'in', spent)
    .where('hits', '>', 0)
    .execute()
}

/** Fixed windows that start with the first hit, by the real clock. */
async function count(ctx: Context, bucket: string, seconds: number): Promise<number> {
  const over = sql<boolean>`platform_limit.window_start < clock_timestamp() - ${seconds} * interval '1 second'`
  const row = await ctx.db
    .insertInto('platform_limit')
    .values({ bucket, window_start: sql`clock_timestamp()`, hits: 1 })
    .onConflict((c) =>
      c.column('bucket').doUpdateSet({
        hits: sql`case when ${over} then 1 else platform_limit.hits + 1 end`,
        window_start: sql`case when ${over} then clock_timestamp() else platform_limit.window_start end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return row.hits
}

/** An IP address is personal data; a keyed hash is enough for counting. */
export const hidden = (ctx: Context, ip: string): string =>
  sign(ctx.settings.signingKey, 'limit', networkOf(ip)).slice(0, 22)
