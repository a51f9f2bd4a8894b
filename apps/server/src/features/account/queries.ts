import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../main/context.ts'

type Db = Context['db']
export type UserRow = Selectable<Database['account_user']>
const appNow = sql<Date>`app_now()`

export const insertLoginState = (
  db: Db,
  s: { state_hash: Buffer; provider: 'kakao'; nonce: string; next: string | null },
) => db.insertInto('account_login_state').values(s).execute()
/** A state opens one login, within ten minutes. */
export const useLoginState = (db: Db, stateHash: Buffer) =>
  db
    .updateTable('account_login_state')
    .set({ used_at: appNow })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('created_at', '>', sql<Date>`app_now() - interval '10 minutes'`)
    .returning(['nonce', 'next'])
    .executeTakeFirst()

export const deleteOldLoginStates = (db: Db) =>
  db
    .deleteFrom('account_login_state')
    .where('created_at', '<', sql<Date>`app_now() - interval '1 day'`)
    .execute()

/** The person behind the provider's own number, made on the first login. An e-mail never joins two. */
export const upsertUser = (
  db: Db,
  u: { provider: string; subject: string; role: UserRow['role']; persona: boolean },
): Promise<UserRow & { fresh: boolean }> =>
  db
    .insertInto('account_user')
    .values(u)
    .onConflict((c) => c.columns(['provider', 'subject']).doUpdateSet((e) => ({ subject: e.ref('excluded.subject') })))
    // xmax is 0 on a row that this statement has inserted.
    .returningAll()
    .returning(sql<boolean>`xmax = 0`.as('fresh'))
    .executeTakeFirstOrThrow()
export type Contact = Partial<Pick<UserRow, 'name_sealed' | 'email_sealed' | 'phone_sealed'>>
export const keepContact = (db: Db, userSeq: number, contact: Contact, phoneVerified: boolean) =>
  db
    .updateTable('account_user')
    .set({ ...contact, ...(phoneVerified && { phone_verified_at: appNow }) })
    .where('user_seq', '=', userSeq)
    .execute()
export const userBySeq = (db: Db, userSeq: number): Promise<UserRow> =>
  db.selectFrom('account_user').selectAll().where('user_seq', '=', userSeq).executeTakeFirstOrThrow()

export const insertSession = (db: Db, userSeq: number, tokenHash: Buffer, days: number) =>
  db
    .insertInto('account_session')
    .values({ token_hash: tokenHash, user_seq: userSeq, expires_at: sql<Date>`app_now() + ${days} * interval '1 day'` })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
export const touchSession = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('account_session')
    .set({ last_seen_at: appNow })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', sql<Date>`app_now() - interval '1 minute'`)
    .execute()
export const revokeSession = (db: Db, userSeq: number, tokenHash: Buffer) =>
  db
    .updateTable('account_session')
    .set({ revoked_at: appNow })
    .where('user_seq', '=', userSeq)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute()

/** The version in force of each of the terms, and when this person agreed to it. */
export const termsFor = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_terms as t')
    .distinctOn('t.code')
    .leftJoin('account_terms_agreement as a', (j) =>
      j
        .onRef('a.code', '=', 't.code')
        .onRef('a.version', '=', 't.version')
        .on('a.user_seq', '=', userSeq)
        .on('a.withdrawn_at', 'is', null),
    )
    .select(['t.code', 't.version', 't.title', 't.body', 't.required', 'a.agreed_at'])
    .where(sql<boolean>`t.from_day <= (app_now() at time zone 'Asia/Seoul')::date`)
    .orderBy('t.code')
    .orderBy('t.version', 'desc')
    .execute()
export const insertAgreements = (db: Db, userSeq: number, terms: readonly { code: string; version: number }[]) =>
  db
    .insertInto('account_terms_agreement')
    .values(terms.map((t) => ({ user_seq: userSeq, code: t.code, version: t.version })))
    .onConflict((c) =>
      c
        .columns(['user_seq', 'code', 'version'])
        .doUpdateSet({ agreed_at: appNow, withdrawn_at: null })
        .where('account_terms_agreement.withdrawn_at', 'is not', null),
    )
    .execute()
