import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../kernel/context.ts'

type Db = Context['db']
export type LoanRow = Selectable<Database['loan_result']>

/** One result per user: the same statement replaces an older one. */
export const insertResult = async (
  db: Db,
  result: Pick<Insertable<Database['loan_result']>, 'user_seq' | 'pack' | 'as_of' | 'kept_until'>,
): Promise<LoanRow> => {
  await deleteResult(db, result.user_seq)
  return db.insertInto('loan_result').values(result).returningAll().executeTakeFirstOrThrow()
}
export const saveBody = (db: Db, resultSeq: number, body_sealed: Buffer): Promise<LoanRow> =>
  db
    .updateTable('loan_result')
    .set({ body_sealed })
    .where('result_seq', '=', resultSeq)
    .returningAll()
    .executeTakeFirstOrThrow()
export const resultOf = (db: Db, userSeq: number): Promise<LoanRow | undefined> =>
  db
    .selectFrom('loan_result')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('kept_until', '>', sql<LoanRow['kept_until']>`(app_now() at time zone 'Asia/Seoul')::date`)
    .executeTakeFirst()
export const deleteResult = async (db: Db, userSeq: number): Promise<number> =>
  Number((await db.deleteFrom('loan_result').where('user_seq', '=', userSeq).executeTakeFirst()).numDeletedRows)
/** Serializes two concurrent saves of one user. */
export const lockPerson = (db: Db, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('loan-result', ${userSeq}))`.execute(db)
export const sweepResults = async (db: Db, limit: number): Promise<number> => {
  const gone = await sql`
    delete from loan_result where result_seq in (
      select result_seq from loan_result where kept_until <= (app_now() at time zone 'Asia/Seoul')::date limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
