import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { SealPlace } from '../../../crypto/seal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { OwnTable } from '../../../kernel/personal-data.ts'

type Db = Context['db']
export type WithdrawalRow = Selectable<Database['account_withdrawal']>
const appNow = sql<Date>`app_now()`

export const GRACE_DAYS = 3
export const commentPlace = (withdrawalSeq: number): SealPlace => ({
  table: 'account_withdrawal',
  column: 'comment_sealed',
  row: withdrawalSeq,
})

const open = (db: Db, userSeq: number) =>
  db
    .selectFrom('account_withdrawal')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('undone_at', 'is', null)
    .where('done_at', 'is', null)
export const openWithdrawal = (db: Db, userSeq: number): Promise<WithdrawalRow | undefined> =>
  open(db, userSeq).executeTakeFirst()
export const latestWithdrawal = (db: Db, userSeq: number): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('account_withdrawal')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .orderBy('withdrawal_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
/** Undefined when one is open already. */
export const insertWithdrawal = (db: Db, userSeq: number, reason: string): Promise<WithdrawalRow | undefined> =>
  db
    .insertInto('account_withdrawal')
    .values({ user_seq: userSeq, reason, due_at: sql<Date>`app_now() + ${GRACE_DAYS} * interval '1 day'` })
    .onConflict((c) => c.column('user_seq').where('undone_at', 'is', null).where('done_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
/** Possible until the deletion has begun; by the commit clock, under the row's own lock. */
export const undoWithdrawal = async (db: Db, userSeq: number): Promise<number | null> =>
  (
    await db
      .updateTable('account_withdrawal')
      .set({ undone_at: appNow })
      .where('user_seq', '=', userSeq)
      .where('undone_at', 'is', null)
      .where('begun_at', 'is', null)
      .returning('withdrawal_seq')
      .executeTakeFirst()
  )?.withdrawal_seq ?? null
export const insertStayReasons = (db: Db, userSeq: number, withdrawalSeq: number | null, reasons: readonly string[]) =>
  db
    .insertInto('account_stay')
    .values({ user_seq: userSeq, withdrawal_seq: withdrawalSeq, reasons: [...reasons] })
    .execute()
export const saveComment = (db: Db, withdrawalSeq: number, sealed: Buffer) =>
  db
    .updateTable('account_withdrawal')
    .set({ comment_sealed: sealed })
    .where('withdrawal_seq', '=', withdrawalSeq)
    .where('done_at', 'is', null)
    .execute()

export const dueWithdrawals = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('account_withdrawal')
    .select('withdrawal_seq')
    .where('due_at', '<=', appNow)
    .where('undone_at', 'is', null)
    .where('done_at', 'is', null)
    .execute()
  return rows.map((row) => row.withdrawal_seq)
}
/** From here on it cannot be undone; a repeat returns the same row. Undefined when it was undone, or is done. */
export const beginWithdrawal = (db: Db, withdrawalSeq: number): Promise<WithdrawalRow | undefined> =>
  db
    .updateTable('account_withdrawal')
    .set((e) => ({ begun_at: e.fn.coalesce('begun_at', appNow) }))
    .where('withdrawal_seq', '=', withdrawalSeq)
    .where('due_at', '<=', appNow)
    .where('undone_at', 'is', null)
    .where('done_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
export const finishWithdrawal = (db: Db, withdrawalSeq: number) =>
  db.updateTable('account_withdrawal').set({ done_at: appNow }).where('withdrawal_seq', '=', withdrawalSeq).execute()
export const stepsDone = async (db: Db, withdrawalSeq: number): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('account_withdrawal_step')
        .select('step')
        .where('withdrawal_seq', '=', withdrawalSeq)
        .execute()
    ).map((row) => row.step),
  )
/** False when another worker did this step. */
export const recordStep = async (db: Db, withdrawalSeq: number, step: string, rows: number): Promise<boolean> =>
  (await db
    .insertInto('account_withdrawal_step')
    .values({ withdrawal_seq: withdrawalSeq, step, rows })
    .onConflict((c) => c.doNothing())
    .returning('step')
    .executeTakeFirst()) !== undefined

export const insertRetained = (db: Db, r: { ref: string; kind: string; law: string; sealed: Buffer; until: string }) =>
  sql`select apart_keep(${r.ref}, ${r.kind}, ${r.law}, ${r.sealed}, ${r.until}::date)`.execute(db)

export const countOwnRows = async (db: Db, { table, whose }: OwnTable, userSeq: number): Promise<number> => {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from ${sql.table(table)} where ${whose(userSeq)}`.execute(db)
  return rows[0]?.n ?? 0
}
