import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../main/context.ts'

type Db = Context['db']

/** Whoever is logged in now is the one that is sent to on it. */
export const upsertDevice = (db: Db, device: Insertable<Database['account_device']>) =>
  db
    .insertInto('account_device')
    .values(device)
    .onConflict((c) => c.column('token_hash').doUpdateSet({ ...device, last_seen_at: sql<Date>`app_now()` }))
    .execute()
export const sweepSilentDevices = async (db: Db, limit: number, period: string): Promise<number> => {
  const gone = await sql`
    delete from account_device where token_hash in (
      select token_hash from account_device where last_seen_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
