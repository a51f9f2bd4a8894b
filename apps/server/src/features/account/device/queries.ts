import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']

/** The device belongs to the user who is logged in now. */
export const upsertDevice = (db: Db, device: Insertable<Database['account_device']>) =>
  db
    .insertInto('account_device')
    .values(device)
    .onConflict((c) => c.column('token_hash').doUpdateSet({ ...device, last_seen_at: sql<Date>`app_now()` }))
    .execute()

/** The device has a session that was neither ended nor has expired. */
const isLoggedIn = sql<boolean>`exists (
  select from account_session s where s.session_seq = account_device.session_seq and s.user_seq = account_device.user_seq
    and s.revoked_at is null and s.expires_at > app_now() and s.last_seen_at > app_now() - interval '14 days')`
/** Locked until the transaction ends, so that nothing is inserted for a device that is being deleted. */
export const lockDevicesOf = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_device')
    .select('token_hash')
    .where('user_seq', '=', userSeq)
    .where(isLoggedIn)
    .orderBy('token_hash')
    .forKeyShare()
    .execute()
export const deviceOf = (db: Db, tokenHash: Buffer, userSeq: number) =>
  db
    .selectFrom('account_device')
    .select('token_sealed')
    .where('token_hash', '=', tokenHash)
    .where('user_seq', '=', userSeq)
    .where(isLoggedIn)
    .executeTakeFirst()
export const deleteDevice = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('account_device').where('token_hash', '=', tokenHash).execute()
/** Only of the user whose device it is. */
export const deleteOwnDevice = (db: Db, tokenHash: Buffer, userSeq: number) =>
  db.deleteFrom('account_device').where('token_hash', '=', tokenHash).where('user_seq', '=', userSeq).execute()

export const sweepInactiveDevices = async (db: Db, limit: number, period: string): Promise<number> => {
  const gone = await sql`
    delete from account_device where token_hash in (
      select token_hash from account_device where last_seen_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
