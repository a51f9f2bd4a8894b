import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
type Who = Pick<LoginProfile, 'provider' | 'subject'>
export type Provider = LoginProfile['provider']
export type LoginRow = Selectable<Database['account_login']>
const appNow = sql<Date>`app_now()`

export const statePlace = (column: 'code_sealed' | 'name_sealed', stateHash: Buffer): SealPlace => ({
  table: 'account_login_state',
  column,
  row: stateHash.toString('hex'),
})
export const insertLoginState = (db: Db, s: Insertable<Database['account_login_state']>) =>
  db.insertInto('account_login_state').values(s).execute()
const FRESH = sql<boolean>`created_at > app_now() - interval '10 minutes'`
/** A state opens one login, within ten minutes. The data stored under it is returned and deleted. */
export const spendLoginState = async (db: Db, provider: Provider, stateHash: Buffer) => {
  const { rows } = await sql<{
    nonce: string
    next: string | null
    link_user_seq: number | null
    code_sealed: Buffer | null
    name_sealed: Buffer | null
  }>`
    update account_login_state s set used_at = app_now(), code_sealed = null, name_sealed = null
    from (select * from account_login_state where state_hash = ${stateHash} for update) held
    where s.state_hash = held.state_hash and s.provider = ${provider} and held.used_at is null
      and held.created_at > app_now() - interval '10 minutes'
    returning held.nonce, held.next, held.link_user_seq, held.code_sealed, held.name_sealed`.execute(db)
  return rows[0]
}
/** The first answer to a state counts; later ones change nothing. */
export const saveAppleAnswer = async (
  db: Db,
  stateHash: Buffer,
  answer: { code_sealed: Buffer; name_sealed: Buffer | null },
): Promise<boolean> => {
  const stored = await db
    .updateTable('account_login_state')
    .set({ ...answer, received_at: appNow })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', 'apple')
    .where('used_at', 'is', null)
    .where('received_at', 'is', null)
    .where(FRESH)
    .executeTakeFirst()
  return stored.numUpdatedRows > 0n
}

/**
 * The account of a login. Locked to the end of the transaction, whether it exists or not: two concurrent first logins
 * make one account.
 */
export async function personBehind(db: Db, { provider, subject }: Who): Promise<LoginRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${provider} ${subject}`}, 0))`.execute(db)
  return db
    .selectFrom('account_login')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}
export const insertUser = (db: Db, user: Insertable<Database['account_user']>) =>
  db.insertInto('account_user').values(user).returning('user_seq').executeTakeFirstOrThrow()
export const insertLogin = (db: Db, userSeq: number, { provider, subject }: Who, grant: Buffer | null) =>
  db.insertInto('account_login').values({ provider, subject, user_seq: userSeq, grant_sealed: grant }).execute()
export const saveGrant = (db: Db, { provider, subject }: Who, grant: Buffer | null) =>
  db
    .updateTable('account_login')
    .set({ grant_sealed: grant })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
export const loginsOf = (db: Db, userSeq: number): Promise<LoginRow[]> =>
  db.selectFrom('account_login').selectAll().where('user_seq', '=', userSeq).orderBy('linked_at').execute()
export const lockLogins = (db: Db, userSeq: number): Promise<LoginRow[]> =>
  db.selectFrom('account_login').selectAll().where('user_seq', '=', userSeq).forUpdate().execute()
export const deleteLogin = (db: Db, userSeq: number, provider: Provider) =>
  db.deleteFrom('account_login').where('user_seq', '=', userSeq).where('provider', '=', provider).execute()
