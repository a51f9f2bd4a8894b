import { sql } from 'kysely'
import { forgetLoginStates } from '../features/account/forget-login-states.ts'
import type { Context } from './context.ts'

const EVERY_MS = 60_000

/** Forgets what is used up: repeats after a day, counters after an hour, login states after a day. */
export function startHousekeeping(ctx: Context): { stop: () => void } {
  const sweep = async () => {
    await ctx.db
      .deleteFrom('platform_once')
      .where('created_at', '<', sql<Date>`app_now() - interval '24 hours'`)
      .execute()
    await ctx.db
      .deleteFrom('platform_limit')
      .where('window_start', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
      .execute()
    await forgetLoginStates(ctx)
  }
  const timer = setInterval(
    () => sweep().catch((error: unknown) => ctx.log.warn({ err: error }, 'not swept')),
    EVERY_MS,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
