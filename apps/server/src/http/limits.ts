import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { sql } from 'kysely'
import { sign } from '../crypto/token.ts'
import type { Context } from '../main/context.ts'
import { Fail, type User } from './serve.ts'

type Limit = { perMinute: number; by: 'address' | 'user' }
/** Counted in PostgreSQL, so that a limit holds over processes and restarts. */
const limits: Partial<Record<CallName, Limit>> = {
  loginKakao: { perMinute: 10, by: 'address' },
  loginKakaoState: { perMinute: 30, by: 'address' },
  addressSearch: { perMinute: 30, by: 'user' },
  addressUnits: { perMinute: 60, by: 'user' },
  addressUniqueNos: { perMinute: 60, by: 'user' },
}
const PERSONAS_TIMES = 1000

export type Caller = { ip: string; user: User | null; persona: boolean }

export async function limit(ctx: Context, name: string, caller: Caller): Promise<void> {
  // a name that the table does not know has no limit
  const found = limits[name as CallName]
  if (!found) return
  const raised = caller.persona && !ctx.settings.production
  const who = found.by === 'user' && caller.user ? `user:${caller.user.seq}` : `ip:${hidden(ctx, caller.ip)}`
  const hits = await count(ctx, `${name} ${who}`)
  if (hits > found.perMinute * (raised ? PERSONAS_TIMES : 1)) throw new Fail('tooMany')
}

/** One minute from the first hit, by the real clock. */
async function count(ctx: Context, bucket: string): Promise<number> {
  const over = sql<boolean>`platform_limit.window_start < clock_timestamp() - interval '1 minute'`
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

/** An address is a person's; a keyed hash counts as well. */
const hidden = (ctx: Context, ip: string): string => sign(ctx.settings.signingKey, 'limit', ip).slice(0, 22)
