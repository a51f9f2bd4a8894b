import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { SealPlace } from '../../crypto/seal.ts'
import type { Context } from '../../kernel/context.ts'
import type { Requester } from './requester.ts'

type Db = Context['db']
export type AttemptRow = Selectable<Database['verification_attempt']>
const appNow = sql<Date>`app_now()`

type Cell = 'name_sealed' | 'phone_sealed' | 'birth_sealed' | 'ci_sealed' | 'di_sealed'
export const cellPlace = (column: Cell, userVerifySeq: number): SealPlace => ({
  table: 'verification_attempt',
  column,
  row: userVerifySeq,
})

/** Locked to the end of the transaction, so that concurrent attempts are counted one after the other. */
export const lockCounter = (db: Db, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${what}`}, 0))`.execute(db)
const day = sql<Date>`app_now() - interval '24 hours'`
const rows = (db: Db) =>
  db
    .selectFrom('verification_attempt')
    .select((e) => [
      e.fn.countAll<number>().as('today'),
      sql<boolean>`coalesce(max(created_at) > app_now() - interval '30 seconds', false)`.as('just_now'),
    ])
    .where('created_at', '>', day)
export const countOf = (db: Db, who: Requester) => ofAsker(rows(db), who).executeTakeFirstOrThrow()
export const countOfPhone = (db: Db, phoneIndexes: readonly Buffer[]) =>
  rows(db).where('phone_index', 'in', phoneIndexes).executeTakeFirstOrThrow()

/** Attempts of all callers within the hour; counted up to `most`. */
export const countOfAll = async (db: Db, most: number): Promise<number> =>
  (
    await db
      .selectFrom((q) =>
        q
          .selectFrom('verification_attempt')
          .select('user_verify_seq')
          .where('created_at', '>', sql<Date>`app_now() - interval '1 hour'`)
          .limit(most)
          .as('hour'),
      )
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

export const insertAttempt = (db: Db, attempt: Insertable<Database['verification_attempt']>) =>
  db.insertInto('verification_attempt').values(attempt).returning('user_verify_seq').executeTakeFirstOrThrow()

/** The caller's own attempt, from the device that began it. */
export const lockAttempt = (db: Db, who: Requester, merchantUid: string): Promise<AttemptRow | undefined> =>
  ofAsker(db.selectFrom('verification_attempt').selectAll(), who)
    .where('merchant_uid', '=', merchantUid)
    .$if(who.session !== null, (q) => q.where('session_seq', '=', who.session))
    .forUpdate()
    .executeTakeFirst()
export const ownAttempt = (db: Db, who: Requester, userVerifySeq: number): Promise<AttemptRow | undefined> =>
  ofAsker(db.selectFrom('verification_attempt').selectAll(), who)
    .where('user_verify_seq', '=', userVerifySeq)
    .executeTakeFirst()
export const isCertificationTaken = async (db: Db, certificationId: string, userVerifySeq: number): Promise<boolean> =>
  (await db
    .selectFrom('verification_attempt')
    .select('user_verify_seq')
    .where('certification_id', '=', certificationId)
    .where('user_verify_seq', '<>', userVerifySeq)
    .executeTakeFirst()) !== undefined

/** Committed before the agency is called. */
export const markAsked = (db: Db, userVerifySeq: number, certificationId: string) =>
  db
    .updateTable('verification_attempt')
    .set((e) => ({ state: 'checking', certification_id: certificationId, tries: e('tries', '+', 1) }))
    .where('user_verify_seq', '=', userVerifySeq)
    .execute()
export const refuseAttempt = (db: Db, userVerifySeq: number, reason: string) =>
  db
    .updateTable('verification_attempt')
    .set({ state: 'refused', reason, settled_at: appNow })
    .where('user_verify_seq', '=', userVerifySeq)
    .where('state', 'in', ['prepared', 'checking'])
    .execute()
export type Cells = Pick<AttemptRow, Cell | 'ci_index'>
export const verifyAttempt = (db: Db, userVerifySeq: number, cells: Cells) =>
  db
    .updateTable('verification_attempt')
    .set({ ...cells, state: 'verified', settled_at: appNow })
    .where('user_verify_seq', '=', userVerifySeq)
    .where('state', 'in', ['prepared', 'checking'])
    .execute()

/** A verification is valid for half an hour, for the caller who made it; undefined after that. */
export const freshVerified = (db: Db, who: Requester, userVerifySeq: number): Promise<AttemptRow | undefined> =>
  ofAsker(db.selectFrom('verification_attempt').selectAll(), who)
    .where('user_verify_seq', '=', userVerifySeq)
    .where('state', '=', 'verified')
    .where('ci_sealed', 'is not', null)
    .where('settled_at', '>', sql<Date>`app_now() - interval '30 minutes'`)
    .forUpdate()
    .executeTakeFirst()
export const markUsed = (db: Db, userVerifySeq: number) =>
  db.updateTable('verification_attempt').set({ used_at: appNow }).where('user_verify_seq', '=', userVerifySeq).execute()

const ofAsker = <Q extends { where: (column: never, op: never, value: never) => Q }>(query: Q, who: Requester): Q =>
  // the column for a user or a guest; Kysely's own types are too many to name here
  query.where(
    (who.user === null ? 'guest_user_no' : 'user_seq') as never,
    '=' as never,
    (who.user ?? who.guest) as never,
  )
