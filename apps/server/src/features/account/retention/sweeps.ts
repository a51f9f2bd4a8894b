import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Sweep } from '../../../kernel/manifest.ts'
import { sweepInactiveDevices } from '../device/queries.ts'

/** The account's own rows of the retention table; every area has its own. */
export const accountSweeps: Readonly<Record<string, Sweep>> = {
  contract: async (db, limit) => {
    const { rows } = await sql<{ n: number }>`select apart_sweep(${limit}) as n`.execute(db)
    return rows[0]?.n ?? 0
  },
  access: sweepDevices,
  'push-devices': sweepInactiveDevices,
  'account-history': async (db, limit) => {
    const { rows } = await sql<{ n: number }>`select account_event_sweep(${limit}) as n`.execute(db)
    return rows[0]?.n ?? 0
  },
}

async function sweepDevices(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    update account_session set device = null, provider = null where session_seq in (
      select session_seq from account_session where num_nonnulls(device, provider) > 0
        and coalesce(revoked_at, expires_at) < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Number(gone.numAffectedRows ?? 0n)
}
