import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type MoveRow = Selectable<Database['subscribe_move']>

/** The changes of address of a watch, oldest first. */
export const movesOf = (db: Db, watchSeq: number): Promise<MoveRow[]> =>
  db.selectFrom('subscribe_move').selectAll().where('watch_seq', '=', watchSeq).orderBy('move_seq').execute()

export const insertMove = (
  db: Db,
  move: Pick<MoveRow, 'watch_seq' | 'from_home_seq' | 'from_address' | 'to_address' | 'at'>,
) => db.insertInto('subscribe_move').values(move).execute()

/** Alerts of the former home are not repeated. */
export const endRepeats = (db: Db, watchSeq: number) =>
  sql`update subscribe_alert set repeat_at = null where watch_seq = ${watchSeq} and repeat_at is not null`.execute(db)
