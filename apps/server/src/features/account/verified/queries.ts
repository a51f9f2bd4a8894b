import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { UserRow } from '../queries.ts'

type Db = Context['db']

/** Locked to the end of the transaction: serializes two accounts that verify the same person. */
export const lockPerson = (db: Db, index: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`person ${index.toString('hex')}`}, 0))`.execute(db)
export const holderOfKey = async (db: Db, indexes: readonly Buffer[]): Promise<number | null> =>
  (await db.selectFrom('account_user').select('user_seq').where('ci_index', 'in', indexes).executeTakeFirst())
    ?.user_seq ?? null
export const ciIndexOf = async (db: Db, userSeq: number): Promise<Buffer | null> =>
  (await db.selectFrom('account_user').select('ci_index').where('user_seq', '=', userSeq).executeTakeFirst())
    ?.ci_index ?? null

export type VerifiedCells = Pick<
  UserRow,
  'name_sealed' | 'phone_sealed' | 'phone_index' | 'birth_sealed' | 'ci_sealed' | 'ci_index' | 'di_sealed'
>
export const saveVerified = (db: Db, userSeq: number, cells: VerifiedCells) =>
  db
    .updateTable('account_user')
    .set({ ...cells, phone_verified_at: sql<Date>`app_now()` })
    .where('user_seq', '=', userSeq)
    .execute()

/** Whether users are asked for a verified phone number, by the last row in force. */
export const isMobileNeeded = async (db: Db): Promise<boolean> =>
  (
    await db
      .selectFrom('account_need_mobile')
      .select('needed')
      .where('from_at', '<=', sql<Date>`app_now()`)
      .orderBy('from_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.needed ?? false
