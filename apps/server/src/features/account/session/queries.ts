import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type SessionRow = Selectable<Database['account_session']>
const appNow = sql<Date>`app_now()`

export const insertSession = (
  db: Db,
  { hours, ...session }: Omit<Insertable<Database['account_session']>, 'expires_at'> & { hours: number },
) =>
  db
    .insertInto('account_session')
    .values({ ...session, expires_at: sql<Date>`app_now() + ${hours} * interval '1 hour'` })
    .returning(['session_seq', 'expires_at'])
    .executeTakeFirstOrThrow()
export const insertToken = (db: Db, sessionSeq: number, tokenHash: Buffer) =>
  db.insertInto('account_session_token').values({ token_hash: tokenHash, session_seq: sessionSeq }).execute()

export const touchSession = (db: Db, sessionSeq: number) =>
  db
    .updateTable('account_session')
    .set({ last_seen_at: appNow })
    .where('session_seq', '=', sessionSeq)
    .where('last_seen_at', '<', sql<Date>`app_now() - interval '1 minute'`)
    .execute()
/** The device has this token: it becomes the current one, and every other token of the session expires in an hour. */
export const preferToken = (db: Db, sessionSeq: number, tokenHash: Buffer) =>
  db
    .updateTable('account_session_token')
    .set((e) => ({
      first_used_at: e
        .case()
        .when('token_hash', '=', tokenHash)
        .then(e.fn.coalesce('first_used_at', appNow))
        .else(e.ref('first_used_at'))
        .end(),
      replaced_at: e
        .case()
        .when('token_hash', '=', tokenHash)
        .then(null)
        .else(e.fn.coalesce('replaced_at', appNow))
        .end(),
    }))
    .where('session_seq', '=', sessionSeq)
    .execute()

const live = (db: Db, userSeq: number) =>
  db
    .updateTable('account_session')
    .where('user_seq', '=', userSeq)
    .where('revoked_at', 'is', null)
    .returning('session_seq')
export const revokeSession = (db: Db, userSeq: number, sessionSeq: number, why: string) =>
  live(db, userSeq).set({ revoked_at: appNow, revoked_why: why }).where('session_seq', '=', sessionSeq).execute()
export const revokeSessions = (db: Db, userSeq: number, why: string, but: number | null) =>
  live(db, userSeq)
    .set({ revoked_at: appNow, revoked_why: why })
    .$if(but !== null, (q) => q.where('session_seq', '<>', but))
    .execute()

export const sessionsOf = (db: Db, userSeq: number): Promise<SessionRow[]> =>
  db
    .selectFrom('account_session')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', appNow)
    .where('last_seen_at', '>', sql<Date>`app_now() - interval '14 days'`)
    .orderBy('last_seen_at', 'desc')
    .execute()

/** Limits what a user may do, on every device, while their withdrawal is pending. */
export const limitSessions = (db: Db, userSeq: number, limited: boolean) =>
  db.updateTable('account_session').set({ limited }).where('user_seq', '=', userSeq).execute()

/** Deletes tokens that no device has used, and those replaced long ago. */
export const deleteSpentTokens = (db: Db) =>
  db
    .deleteFrom('account_session_token')
    .where((e) =>
      e.or([
        e.and([e('first_used_at', 'is', null), e('issued_at', '<', sql<Date>`app_now() - interval '31 days'`)]),
        e('replaced_at', '<', sql<Date>`app_now() - interval '31 days'`),
      ]),
    )
    .execute()

export const recordSecondFactor = (db: Db, sessionSeq: number) =>
  db
    .updateTable('account_session')
    .set({ second_factor_at: sql<Date>`app_now()` })
    .where('session_seq', '=', sessionSeq)
    .execute()
