import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { SealedCell } from '../../../sealing/cells.ts'
import type { OwnTable } from '../../../kernel/personal-data.ts'

type Db = Context['db']
/** The row's key in the encryption of a cell is selected with it, under `NAMED` and the column's name. */
export type OwnRow = Readonly<Record<string, unknown>>
export const NAMED = 'named: '

/** The rows as stored, not decrypted. */
export const ownRows = async (
  db: Db,
  { table, whose }: OwnTable,
  sealed: readonly SealedCell[],
  userSeq: number,
  most: number,
): Promise<OwnRow[]> => {
  const names = sealed.map(({ column, row }) => sql`, (${sql.raw(row)})::text as ${sql.id(NAMED + column)}`)
  return (
    await sql<OwnRow>`select own.*${sql.join(names, sql``)} from ${sql.table(table)} as own
      where ${whose(userSeq)} order by 1 limit ${most}`.execute(db)
  ).rows
}

/** Undefined when the flag already had this value. */
export const setStopped = (db: Db, userSeq: number, stop: boolean) =>
  db
    .updateTable('account_user')
    .set({ stopped_at: stop ? sql<Date>`app_now()` : null })
    .where('user_seq', '=', userSeq)
    .where('stopped_at', stop ? 'is' : 'is not', null)
    .returning('stopped_at')
    .executeTakeFirst()
